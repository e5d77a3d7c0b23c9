import type { RecordSlotProps } from '@console/templates'
import { AmountText } from '@console/templates/decision/MoneyText'
import { FactTable } from '@console/templates/Record/FactTable'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from '@console/domain/agent'

/** The tab of what an agent has earned, been paid and is owed. Currencies are never added up. */
export function AgentCommission({ detail: { balances } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return (
    <Card heading={t('commission.title')}>
      {balances.length === 0 ? (
        <Text as="p" tone="muted">
          {t('commission.none')}
        </Text>
      ) : (
        <FactTable
          label={t('commission.title')}
          columns={[
            { title: t('commission.currency') },
            { title: t('commission.accrued'), align: 'end' },
            { title: t('commission.paid'), align: 'end' },
            { title: t('column.outstanding'), align: 'end' },
          ]}
          rows={balances.map(({ currency, ...balance }) => ({
            key: currency,
            cells: [
              <bdi key="currency">{currency}</bdi>,
              <AmountText key="accrued" money={{ currency, amount: balance.accrued }} />,
              <AmountText key="paid" money={{ currency, amount: balance.paid }} />,
              <AmountText key="outstanding" money={{ currency, amount: balance.outstanding }} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}
