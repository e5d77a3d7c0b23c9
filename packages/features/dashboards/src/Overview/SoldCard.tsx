import { currencies, type Currency } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { salePaths } from '@console/domain/sale'
import { AmountText, DetailTable } from '@console/details'
import { Card, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { OrderFigures } from '../contract'

interface SoldCardProps extends Pick<OrderFigures, 'sold'> {
  /** First and last day, both included. */
  span: { from: string; to: string }
}

/** Sales, with a row per currency: nothing is summed across them. Each amount links to the ledger with that sum. */
export function SoldCard({ sold, span: { from, to } }: SoldCardProps) {
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
