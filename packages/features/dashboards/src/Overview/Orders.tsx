import { useFormats } from '@console/core/i18n'
import { Card, SkeletonBlock, theme, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { currencies, type Currency } from '@console/core/contracts'
import { useCanOpen } from '@console/core/routes'
import { salePaths } from '@console/domain/sale'
import { AmountText, DetailTable } from '@console/details'
import type { DashboardSummary, OrderFigures } from '../contract'
import { useChartFormats } from '../charts/chartFormats'
import { Figure, FigureRow, FigureSkeleton } from '../figures/Figure'
import { ChannelCharts } from './ChannelCharts'

interface OrdersProps extends Pick<DashboardSummary, 'range' | 'asOf'> {
  orders: OrderFigures
  /** Days of the range, oldest first. */
  days: readonly { day: string }[]
}

/** Orders of a range: number, channels, returns and sales. */
export function Orders({ orders, range, asOf, days }: OrdersProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { rate } = useChartFormats()
  const { placed, returned, completed, channels, sold } = orders
  const file = `${range}-${asOf.slice(0, 10)}`
  const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' }
  const before = (value: string) => t('figure.before', { count: days.length, value })
  const share = (when: 'now' | 'before') =>
    placed[when] === 0 ? '–' : rate(returned[when] / placed[when])
  return (
    <Root>
      <FigureRow>
        <Figure
          name={t('figure.placed')}
          note={before(number(placed.before))}
          change={placed}
          days={orders.days?.map((day) => day.placed)}
        >
          {number(placed.now)}
        </Figure>
        <Figure
          name={t('figure.completed')}
          note={before(number(completed.before))}
          change={completed}
          days={orders.days?.map((day) => day.completed)}
        >
          {number(completed.now)}
        </Figure>
        <Figure name={t('figure.returned')} note={before(share('before'))}>
          {share('now')}
        </Figure>
      </FigureRow>
      <ChannelCharts channels={channels} file={file} span={span} />
      <SoldCard sold={sold} span={span} />
    </Root>
  )
}

/** Placeholder of the orders. */
export function OrdersSkeleton() {
  return (
    <Root aria-hidden>
      <FigureRow as="div">
        {['placed', 'completed', 'returned'].map((figure) => (
          <FigureSkeleton key={figure} />
        ))}
      </FigureRow>
      {['channels', 'returns', 'sold'].map((chart) => (
        <Card key={chart}>
          <SkeletonBlock blockSize={252} />
        </Card>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};

  > * {
    flex: 1 1 320px;
    min-inline-size: min(100%, 320px);
  }
  /* Space for two amounts of every currency. */
  > :first-child,
  > :last-child {
    flex-basis: 100%;
  }
  /* Space for seven currencies, so that nothing moves when they load. */
  > :last-child {
    min-block-size: 380px;
  }
`

interface SoldCardProps extends Pick<OrderFigures, 'sold'> {
  /** First and last day, both included. */
  span: { from: string; to: string }
}

/** Sales, with a row per currency: nothing is summed across them. Each amount links to the ledger with that sum. */
function SoldCard({ sold, span: { from, to } }: SoldCardProps) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const used = (Object.keys(currencies) as Currency[]).filter((currency) =>
    sold.some(({ values }) => values.some((money) => money.currency === currency)),
  )

  function cellOf({ channel, values }: OrderFigures['sold'][number], currency: Currency) {
    const value = values.find((money) => money.currency === currency)
    if (!value) return '–'
    const amount = <AmountText key={channel} money={value} />
    if (!canOpen(salePaths[channel])) return amount
    const query = `completedFrom=${from}&completedTo=${to}&currency=${currency}`
    return (
      <Link
        key={channel}
        href={`${salePaths[channel]}?${query}`}
        variant="quiet"
        data-sum={formats.amount(value)}
        aria-label={`${t(`channel.${channel}`)}, ${formats.money(value)}`}
      >
        {amount}
      </Link>
    )
  }

  return (
    <Card heading={t('chart.sold')} headingLevel={3} headingSize="md">
      {used.length === 0 ? (
        <Text tone="muted">{t('chart.emptyRange')}</Text>
      ) : (
        <DetailTable
          label={t('chart.sold')}
          columns={[
            { title: t('chart.currency') },
            ...sold.map(({ channel }) => ({
              title: t(`channel.${channel}`),
              align: 'end' as const,
            })),
          ]}
          rows={used.map((currency) => ({
            key: currency,
            cells: [
              <bdi key="currency">{currency}</bdi>,
              ...sold.map((each) => cellOf(each, currency)),
            ],
          }))}
        />
      )}
    </Card>
  )
}
