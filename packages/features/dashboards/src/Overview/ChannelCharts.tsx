import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { orderPaths } from '@console/domain/order'
import { BarList, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { OrderFigures } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

type Channel = OrderFigures['channels'][number]

interface ChannelChartsProps extends Pick<OrderFigures, 'channels'> {
  /** Suffix of the names of CSV files. */
  file: string
  /** First and last day, both included. */
  span: { from: string; to: string }
}

/** List of each channel. */
const lists: Record<Channel['channel'], string> = {
  b2c: orderPaths.b2c,
  b2b: orderPaths.b2b,
  agent: orderPaths.agents,
  manual: orderPaths.manual,
}

/** Orders by channel, and the number of them with returns: each links to the list of exactly these. */
export function ChannelCharts({ channels, file, span: { from, to } }: ChannelChartsProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent, rate } = useChartFormats()
  const canOpen = useCanOpen()
  const all = channels.reduce((sum, { placed }) => sum + placed, 0)
  const numbers = {
    columns: [
      { title: t('chart.channel') },
      { title: t('figure.placed') },
      { title: t('chart.returned') },
    ],
    rows: channels.map(({ channel, placed, returned }) => [
      t(`channel.${channel}`),
      placed,
      returned,
    ]),
  }

  function labelOf(channel: Channel['channel'], query: string, count: number) {
    const name = t(`channel.${channel}`)
    const path = lists[channel]
    if (!canOpen(path)) return name
    return (
      <Link
        href={`${path}?${query}placedFrom=${from}&placedTo=${to}`}
        variant="quiet"
        data-count={count}
      >
        {name}
      </Link>
    )
  }

  const empty = all === 0 ? t('chart.emptyRange') : undefined
  return (
    <>
      <ChartCard
        title={t('chart.channels')}
        fileName={`orders-${file}`}
        size="list"
        {...{ numbers, empty }}
      >
        <BarList
          items={channels.map(({ channel, placed }) => ({
            id: channel,
            label: labelOf(channel, '', placed),
            value: placed,
            note: percent(all === 0 ? 0 : placed / all),
          }))}
          format={number}
        />
      </ChartCard>
      <ChartCard
        title={t('chart.returns')}
        fileName={`returns-${file}`}
        size="list"
        {...{ numbers, empty }}
      >
        <BarList
          items={channels.map(({ channel, placed, returned }) => ({
            id: channel,
            label: labelOf(channel, 'view=returned&', returned),
            value: returned,
            note: rate(placed === 0 ? 0 : returned / placed),
          }))}
          format={number}
        />
      </ChartCard>
    </>
  )
}
