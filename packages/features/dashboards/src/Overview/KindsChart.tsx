import { useFormats } from '@console/core/i18n'
import { BarList } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import { useQueueTitle } from './useQueueTitle'

interface KindsChartProps extends Pick<ApprovalFigures, 'kinds'> {
  /** Suffix of the names of CSV files. */
  file: string
}

/** Decisions by kind of record, and the share of approvals. No list has exactly these, so there are no links. */
export function KindsChart({ kinds, file }: KindsChartProps) {
  const { t } = useTranslation('dashboards')
  const title = useQueueTitle()
  const { number } = useFormats()
  const { percent } = useChartFormats()

  return (
    <ChartCard
      title={t('chart.kinds')}
      fileName={`decisions-${file}`}
      size="list"
      numbers={{
        columns: [
          { title: t('chart.kind') },
          { title: t('chart.approved') },
          { title: t('chart.changesRequested') },
          { title: t('chart.rejected') },
        ],
        rows: kinds.map(({ queue, approved, changesRequested, rejected }) => [
          title(queue),
          approved,
          changesRequested,
          rejected,
        ]),
      }}
      empty={kinds.every((kind) => decidedOf(kind) === 0) ? t('chart.emptyRange') : undefined}
    >
      <BarList
        items={kinds.map((kind) => {
          const decided = decidedOf(kind)
          return {
            id: kind.queue,
            label: title(kind.queue),
            value: decided,
            ...(decided > 0
              ? { note: t('chart.shareApproved', { share: percent(kind.approved / decided) }) }
              : {}),
          }
        })}
        format={number}
      />
    </ChartCard>
  )
}

function decidedOf({
  approved,
  changesRequested,
  rejected,
}: ApprovalFigures['kinds'][number]): number {
  return approved + changesRequested + rejected
}
