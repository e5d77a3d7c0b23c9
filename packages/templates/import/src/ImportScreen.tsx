import { useNotices } from '@console/core/notices'
import { LoadError } from '@console/query-boundary'
import {
  Button,
  Heading,
  ProgressBar,
  Stack,
  StatePanel,
  type StepItem,
  Steps,
  theme,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { ImportConfig } from './config/config'
import { ImportContext, useOpenImport } from './state/openImport'
import { ChooseStep } from './steps/ChooseStep'
import { CommitStep } from './steps/CommitStep'
import { MapStep } from './steps/MapStep'
import { ReadingFile } from './steps/ReadingFile'
import { ReportStep } from './steps/ReportStep'
import { ReviewStep } from './steps/ReviewStep'
import { StaleStep } from './steps/StaleStep'
import { ErrorBanner } from './steps/ErrorBanner'
import { UnsentLeave } from './steps/UnsentLeave'
import { useImport } from './state/useImport'

/** Import from a spreadsheet: choose a file, map its columns, correct invalid rows, write the rest. */
function ImportScreen({ config }: { config: ImportConfig }) {
  const open = useImport(config.kind)
  const { snapshot } = open
  const isRunning = snapshot.matches('committing') || snapshot.matches('committed')
  return (
    <ImportContext value={{ ...open, config }}>
      <Whole />
      <UnsentLeave isOn={snapshot.hasTag('held')} />
      <UnfinishedLeave isOn={isRunning} />
    </ImportContext>
  )
}

/** Asks before a running import is left, because it stops without its page. A notification then links back to it. */
function UnfinishedLeave({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('import')
  const { snapshot, formats } = useOpenImport()
  const { snackbar } = useNotices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const name = formats.isolate(snapshot.context.job?.file.name ?? '')
  return (
    <UnsentLeave
      isOn={isOn}
      what="running"
      onLeave={() =>
        snackbar({
          variant: 'warning',
          title: t('leave.running.notice', { name }),
          action: {
            label: t('unfinished.goOn'),
            onAction: () => void navigate(pathname + search),
          },
        })
      }
    />
  )
}

function Whole() {
  const { own, config } = useOpenImport()
  return (
    <Stack gap={4}>
      <Heading level={1} size="xl">
        {own(config.title)}
      </Heading>
      <Columns>
        <Way />
        <Body />
      </Columns>
    </Stack>
  )
}

const places = ['choose', 'map', 'check', 'report'] as const

const placeOf: Readonly<Record<string, (typeof places)[number]>> = {
  mapping: 'map',
  rereading: 'map',
  beginning: 'map',
  unbegun: 'map',
  sending: 'check',
  unsent: 'check',
  checking: 'check',
  unchecked: 'check',
  reviewing: 'check',
  mending: 'check',
  unmended: 'check',
  committing: 'report',
  stale: 'check',
  paused: 'report',
  interrupted: 'report',
  cancelling: 'report',
  uncancelled: 'report',
  cancelled: 'report',
  done: 'report',
}

function Way() {
  const { t } = useTranslation('import')
  const { snapshot } = useOpenImport()
  const current = places.indexOf(placeOf[snapshot.value] ?? 'choose')
  const isOver = snapshot.matches('done')
  const steps = places.map((id, place): StepItem => ({
    id,
    label: t(`step.${id}`),
    state: place < current || isOver ? 'done' : place === current ? 'current' : 'toCome',
    isOpen: false,
  }))
  const messages = {
    done: t('steps.done'),
    current: t('steps.current'),
    toCome: t('steps.toCome'),
    wrong: t('steps.wrong'),
  }
  return <Steps label={t('steps')} steps={steps} onGo={() => undefined} messages={messages} />
}

function Body() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, formats } = useOpenImport()
  const { job, error } = snapshot.context
  switch (snapshot.value) {
    case 'begun':
    case 'reading':
      return <ProgressBar label={t('checking')} />
    case 'unreadable':
      return (
        <LoadError
          error={error as Error}
          title={t('failed.read')}
          elsewhere={<Again />}
          onRetry={() => dispatch({ type: 'import.retry' })}
        />
      )
    case 'lost':
      return (
        <StatePanel kind="empty" title={t('lost')} actions={<Again />}>
          {t('lost.note', { name: formats.isolate(job?.file.name ?? '') })}
        </StatePanel>
      )
    case 'choosing':
    case 'opening':
      return <ChooseStep />
    case 'rereading':
      return <ReadingFile />
    case 'mapping':
    case 'beginning':
    case 'unbegun':
      return <MapStep />
    case 'sending':
    case 'sent':
    case 'unsent':
    case 'checking':
    case 'unchecked':
      return <Sending />
    case 'reviewing':
    case 'mending':
    case 'unmended':
      return <ReviewStep />
    case 'stale':
      return <StaleStep />
    case 'cancelled':
    case 'done':
      return <ReportStep />
    default:
      return <CommitStep />
  }
}

function Again() {
  const { t } = useTranslation('import')
  const { dispatch } = useOpenImport()
  return <Button onPress={() => dispatch({ type: 'import.again' })}>{t('again')}</Button>
}

/** Number of rows that the server has checked. */
function Sending() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, formats, counted } = useOpenImport()
  const { job } = snapshot.context
  const [received, rows] = [job?.received ?? 0, job?.rows ?? 1]
  const numbers = { received: formats.number(received), rows: formats.number(rows) }
  return (
    <Stack>
      {snapshot.matches('unsent') ? <ErrorBanner>{t('failed.send', numbers)}</ErrorBanner> : null}
      {snapshot.matches('unchecked') ? <ErrorBanner>{t('failed.check')}</ErrorBanner> : null}
      <ProgressBar
        label={t('sending')}
        value={received}
        maxValue={rows}
        valueLabel={t('progress', { done: numbers.received, ...counted(rows) })}
      />
      <Stack direction="row">
        <Button onPress={() => dispatch({ type: 'import.cancel' })}>{t('cancel')}</Button>
      </Stack>
    </Stack>
  )
}

/** Creates the screen of an import. */
export function configuredScreen(config: ImportConfig) {
  return function ConfiguredImport() {
    return <ImportScreen config={config} />
  }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`
