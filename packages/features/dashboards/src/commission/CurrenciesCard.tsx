import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { collectionPaths } from '@console/domain/commission-collection'
import { AmountText, DetailTable } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { CommissionFigures, CommissionIn } from './contract'

const columns = ['platform', 'agents', 'takenBack', 'byHand'] as const

/**
 * Commission of a range, with a row per currency: nothing is summed across them. Amounts owed link to the collections
 * with that sum.
 */
export function CurrenciesCard({ currencies }: Pick<CommissionFigures, 'currencies'>) {
  const { t } = useTranslation('dashboards')
  const { money: written, amount: amountOf } = useFormats()
  const canOpen = useCanOpen()

  function owed({ currency, owed: amount }: CommissionIn) {
    const money: Money = { amount, currency }
    if (!canOpen(collectionPaths.list)) return <AmountText key="owed" money={money} />
    return (
      <Link
        key="owed"
        href={`${collectionPaths.list}?currency=${currency}`}
        variant="quiet"
        data-sum={amountOf(money)}
        aria-label={`${t('commission.owed')}, ${written(money)}`}
      >
        <AmountText money={money} />
      </Link>
    )
  }

  return (
    <Card heading={t('commission.byCurrency')} headingLevel={3} headingSize="md">
      <DetailTable
        label={t('commission.byCurrency')}
        columns={[
          { title: t('chart.currency') },
          ...[...columns, 'owed' as const].map((column) => ({
            title: t(`commission.${column}`),
            align: 'end' as const,
          })),
        ]}
        rows={currencies.map((each) => ({
          key: each.currency,
          cells: [
            <bdi key="currency">{each.currency}</bdi>,
            ...columns.map((column) => (
              <AmountText
                key={column}
                money={{ amount: each[column].now, currency: each.currency }}
              />
            )),
            owed(each),
          ],
        }))}
      />
    </Card>
  )
}
