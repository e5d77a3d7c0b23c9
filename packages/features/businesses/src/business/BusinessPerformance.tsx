import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import { BarChart, Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'

/** Days between labels below the chart. */
const tickDays = 30

/** Tab with the performance of a business: figures of the last 30 days, and 90 days as bars and as a table. */
export function BusinessPerformance({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const { stats, days } = detail
  const { orders30d, gmv30d, returnsRateBps, ratingAvg, reviewCount } = stats
  const currencies = [...new Set(days.flatMap(({ gmv }) => gmv.map(({ currency }) => currency)))]
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const written = days.map(({ date }) => formats.date(new Date(`${date}T12:00:00Z`)))

  return (
    <Stack gap={4}>
      <Card heading={t('performance.title')}>
        <DescriptionList
          details={[
            { label: t('column.orders30d'), value: formats.number(orders30d) },
            {
              label: t('column.gmv30d'),
              value:
                gmv30d.length === 0 ? (
                  '–'
                ) : (
                  <Stack as="span" gap={0}>
                    {gmv30d.map((money) => (
                      <MoneyText key={money.currency} money={money} />
                    ))}
                  </Stack>
                ),
            },
            {
              label: t('column.returns'),
              value: formats.percent(returnsRateBps / 10_000),
            },
            {
              label: t('column.rating'),
              value:
                ratingAvg === null
                  ? '–'
                  : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
            },
          ]}
        />
      </Card>
      <Card heading={t('performance.days')}>
        {days.length === 0 ? (
          <Text as="p" tone="muted">
            {t('performance.none')}
          </Text>
        ) : (
          <Stack gap={4}>
            <BarChart
              label={t('performance.chart')}
              points={written.map((label, place) => ({
                label,
                ...(place % tickDays === tickDays / 2 ? { tick: label } : {}),
              }))}
              series={[
                {
                  name: t('performance.orders'),
                  values: days.map((day) => day.orders),
                  total: formats.number(orders),
                },
              ]}
              format={formats.number}
            />
            <DetailTable
              label={t('performance.days')}
              columns={[
                { title: t('performance.day') },
                { title: t('performance.orders'), align: 'end' },
                { title: t('performance.returns'), align: 'end' },
                ...currencies.map((currency) => ({
                  title: t('performance.value', { currency }),
                  align: 'end' as const,
                })),
              ]}
              rows={days
                .map(({ date, orders, returns, gmv }, place) => ({
                  key: date,
                  cells: [
                    written[place],
                    formats.number(orders),
                    formats.number(returns),
                    ...currencies.map((currency) => {
                      const money = gmv.find((each) => each.currency === currency)
                      return money ? formats.amount(money) : '–'
                    }),
                  ],
                }))
                .toReversed()}
            />
          </Stack>
        )}
      </Card>
    </Stack>
  )
}
