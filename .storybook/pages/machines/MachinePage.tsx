import { Text } from '@console/ui'
import { Chart } from './Chart'
import { layOutChart } from './layOutChart'
import { type ChartedLifecycle, findMachine } from './machines'
import { Page } from '../frame/Page'
import { readChart } from './readChart'

interface MachinePageProps extends Partial<ChartedLifecycle> {
  /** Its name without `Machine`: `session`. */
  name: string
}

/** The page of a machine: its chart, drawn from its code. */
export function MachinePage({ name, lifecycle, record }: MachinePageProps) {
  const charted = lifecycle && record ? { lifecycle, record } : undefined
  const { machine, file, storyOf } = findMachine(name, charted)
  const states = readChart(machine)
  return (
    <Page
      title={`${name}Machine`}
      lead="Drawn from the code. Follow a state to the story that shows it; point at one to see where it can go."
      isWide
    >
      <Chart label={`Chart of ${name}Machine`} layout={layOutChart(states)} storyOf={storyOf} />
      <Text as="p" tone="muted">
        Defined in <code>{file}</code>. Where several ways share an event, the first whose condition
        holds is taken.
      </Text>
    </Page>
  )
}
