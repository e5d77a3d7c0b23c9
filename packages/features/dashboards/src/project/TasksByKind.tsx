import { useFormats } from '@console/core/i18n'
import { Doughnut, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import { taskKinds, weekRanges, type WidgetNamed } from './contract'
import { RangeChoice, useRange } from './RangeChoice'

/** Tasks of a week by kind of work, with the numbers added and completed. */
export function TasksByKind(widget: WidgetNamed<'tasksByKind'>) {
  const { t } = useTranslation('project-dashboard')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  const range = useRange(widget, weekRanges)
  const { tasks, added, completed } = widget.data[range.chosen]
  const all = taskKinds.reduce((sum, kind) => sum + tasks[kind], 0)
  return (
    <ChartCard
      title={t('tasks.title')}
      fileName={`tasks-${range.chosen}`}
      size="list"
      numbers={{
        columns: [{ title: t('tasks.kind') }, { title: t('tasks.count') }],
        rows: taskKinds.map((kind) => [t(`tasks.kind.${kind}`), tasks[kind]]),
      }}
      empty={all === 0 ? t('tasks.empty') : undefined}
      lead={<RangeChoice label={t('tasks.title')} range={range} />}
    >
      <Stack>
        <Doughnut
          label={t('tasks.title')}
          parts={taskKinds.map((kind) => ({
            id: kind,
            label: t(`tasks.kind.${kind}`),
            value: tasks[kind],
            note: percent(tasks[kind] / all),
          }))}
          format={number}
          total={number(all)}
        />
        <Text tone="muted" size="sm">
          {t('tasks.added', { count: added, value: number(added) })} ·{' '}
          {t('tasks.completed', { count: completed, value: number(completed) })}
        </Text>
      </Stack>
    </ChartCard>
  )
}
