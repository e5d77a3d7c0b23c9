import { useFormats } from '@console/core/i18n'
import { AmountText, DetailTable } from '@console/details'
import { Card, Doughnut, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import type { ProjectWidget, WidgetNamed } from './contract'
import { named } from './named'
import { Spent } from './Spent'

/** Second tab: purposes of the budget, spent and remaining amounts. */
export function Budget({ widgets }: { widgets: readonly ProjectWidget[] }) {
  const spent = named(widgets, 'spent')
  const budget = named(widgets, 'budget')
  return (
    <Stack>
      {spent ? <Spent {...spent} /> : null}
      {budget ? <BudgetByKind {...budget} /> : null}
      {budget ? <BudgetDetails {...budget} /> : null}
    </Stack>
  )
}

function BudgetByKind({ data }: WidgetNamed<'budget'>) {
  const { t } = useTranslation('project-dashboard')
  const formats = useFormats()
  const { percent } = useChartFormats()
  const currency = data[0]?.total.currency ?? 'KES'
  const all = data.reduce((sum, { total }) => sum + total.amount, 0)
  return (
    <ChartCard
      title={t('budget.distribution')}
      fileName="budget"
      size="list"
      numbers={{
        columns: [{ title: t('budget.kind') }, { title: `${t('budget.total')} (${currency})` }],
        rows: data.map(({ kind, total }) => [t(`budget.kind.${kind}`), total]),
      }}
      empty={all === 0 ? t('budget.empty') : undefined}
    >
      <Doughnut
        label={t('budget.distribution')}
        parts={data.map(({ kind, total }) => ({
          id: kind,
          label: t(`budget.kind.${kind}`),
          value: total.amount,
          note: percent(total.amount / all),
        }))}
        format={(amount) => formats.money({ amount, currency })}
      />
    </ChartCard>
  )
}

function BudgetDetails({ data }: WidgetNamed<'budget'>) {
  const { t } = useTranslation('project-dashboard')
  const { percent, change } = useChartFormats()
  const numbers = ['total', 'spent', 'spentShare', 'change', 'remaining', 'remainingShare'] as const
  return (
    <Card heading={t('budget.details')} headingLevel={3} headingSize="md">
      <DetailTable
        label={t('budget.details')}
        columns={[
          { title: t('budget.kind') },
          ...numbers.map((id) => ({ title: t(`budget.${id}`), align: 'end' as const })),
        ]}
        rows={data.map(({ kind, total, spent, change: changed }) => {
          const remaining = { ...total, amount: total.amount - spent.amount }
          const share = total.amount === 0 ? 0 : spent.amount / total.amount
          return {
            key: kind,
            cells: [
              t(`budget.kind.${kind}`),
              <AmountText key="total" money={total} />,
              <AmountText key="spent" money={spent} />,
              percent(share),
              change(changed / 100),
              <AmountText key="remaining" money={remaining} />,
              percent(1 - share),
            ],
          }
        })}
      />
    </Card>
  )
}
