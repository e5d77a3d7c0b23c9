import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { AmountText } from '@console/details'
import { BarChart, Grid, LineChart, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import type { WidgetNamed } from './contract'

/** Spent this week and in total, and the remaining amount, each by week. */
export function Spent({ budget, data }: WidgetNamed<'spent'>) {
  const { t } = useTranslation('project-dashboard')
  const formats = useFormats()
  const { shortDay } = useChartFormats()
  const weeks = spending(budget, data)
  const { currency } = budget
  const last = weeks.at(-1)
  const written = (amount: number) => formats.amount({ amount, currency })
  const money = (amount = 0): Money => ({ amount, currency })
  const parts = [
    { figure: 'weekly', Chart: BarChart },
    { figure: 'spent', Chart: LineChart },
    { figure: 'remaining', Chart: LineChart },
  ] as const
  return (
    <ChartCard
      title={t('spent.title')}
      fileName="spent"
      size="small"
      numbers={{
        columns: [
          { title: t('spent.week'), show: (cell) => shortDay(String(cell)) },
          ...parts.map(({ figure }) => ({
            title: `${t(`spent.${figure}`)} (${currency})`,
          })),
        ],
        rows: weeks.map((each) => [each.week, ...parts.map(({ figure }) => money(each[figure]))]),
      }}
    >
      <Stack>
        <Grid minColumn="regular">
          {parts.map(({ figure, Chart }) => (
            <Stack key={figure} gap={2}>
              <Stack gap={0}>
                <Text size="sm" tone="muted">
                  {t(`spent.${figure}`)}
                </Text>
                <Text size="xl" weight="semibold">
                  <AmountText money={money(last?.[figure])} />
                </Text>
              </Stack>
              <Chart
                isSmall
                label={t(`spent.${figure}`)}
                points={weeks.map(({ week }) => ({ label: shortDay(week) }))}
                series={[{ name: t(`spent.${figure}`), values: weeks.map((each) => each[figure]) }]}
                format={written}
              />
            </Stack>
          ))}
        </Grid>
        <Text tone="muted" size="sm">
          {t('spent.budget', { amount: formats.money(budget) })}
        </Text>
      </Stack>
    </ChartCard>
  )
}

/** A week of a budget, in the smallest unit of its currency. */
interface WeekOfBudget {
  /** Its Monday. */
  week: string
  weekly: number
  /** Total from the first week to this one. */
  spent: number
  /** Remaining part of the whole budget; never negative. */
  remaining: number
}

/** Spending of a budget by week. */
export function spending(budget: Money, weeks: WidgetNamed<'spent'>['data']): WeekOfBudget[] {
  return weeks.reduce<WeekOfBudget[]>((so, { week, spent: { amount } }) => {
    const spent = (so.at(-1)?.spent ?? 0) + amount
    return [...so, { week, weekly: amount, spent, remaining: Math.max(0, budget.amount - spent) }]
  }, [])
}
