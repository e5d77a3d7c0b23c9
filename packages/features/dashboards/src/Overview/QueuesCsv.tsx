import { saveCsv } from '@console/core/csv'
import type { LanguageId } from '@console/core/i18n'
import type { QueuesSummary } from '@console/domain/queues'
import { IconButton } from '@console/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { QueueDays } from '../contract'
import { useQueueTitle } from './useQueueTitle'

interface QueuesCsvProps extends QueuesSummary {
  days: readonly QueueDays[] | undefined
}

/** Downloads the table of the queues as CSV, with the numbers waiting on each of the last days. */
export function QueuesCsv({ asOf, items, days }: QueuesCsvProps) {
  const { t, i18n } = useTranslation('dashboards')
  const title = useQueueTitle()
  const named = days?.[0]?.days.map(({ day }) => day) ?? []

  function save() {
    const head = ['queue', 'waiting', 'overdue', 'mine', 'oldest'] as const
    const rows = items.map(({ queue, waiting, overdue, mine, oldestAt }) => [
      title(queue),
      waiting,
      overdue,
      mine,
      oldestAt,
      ...(days?.find((each) => each.queue === queue)?.days ?? []).map((day) => day.waiting),
    ])
    saveCsv(
      `queues-${asOf.slice(0, 10)}`,
      [[...head.map((column) => t(`queues.${column}`)), ...named], ...rows],
      i18n.language as LanguageId,
    )
  }

  return (
    <IconButton label={t('chart.csv', { title: t('waiting.title') })} onPress={save}>
      <Download />
    </IconButton>
  )
}
