import { useFormats } from '@console/core/i18n'
import { queueAddresses } from '@console/domain/queues'
import { useCanOpen } from '@console/core/routes'
import { BarList, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'

interface KindsChartProps extends Pick<ApprovalFigures, 'kinds'> {
  /** What ends the names of CSV files. */
  file: string
}

/** What was decided, by kind of record, and how much of it was approved. */
export function KindsChart({ kinds, file }: KindsChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  const canOpen = useCanOpen()

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
          t(`queue.${queue}`),
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
          const name = t(`queue.${kind.queue}`)
          const address = queueAddresses[kind.queue]
          return {
            id: kind.queue,
            label: canOpen(address) ? (
              <Link href={address} variant="quiet">
                {name}
              </Link>
            ) : (
              name
            ),
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
