import type { RecordSlotProps } from '@console/record'
import { AmountText, DetailTable } from '@console/details'
import { Card, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from '@console/domain/agent'
import { toNewVoucher, toVouchersOf } from '@console/domain/commission-voucher'

/** Tab with earned, paid and owed commission. Currencies are never added up. */
export function AgentCommission({
  detail: { agentToken, balances },
}: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return (
    <Card heading={t('commission.title')}>
      {balances.length === 0 ? (
        <Text as="p" tone="muted">
          {t('commission.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('commission.title')}
          columns={[
            { title: t('commission.currency') },
            { title: t('commission.accrued'), align: 'end' },
            { title: t('commission.paid'), align: 'end' },
            { title: t('column.outstanding'), align: 'end' },
            { title: t('commission.vouchers') },
            { title: t('commission.next') },
          ]}
          rows={balances.map(({ currency, ...balance }) => ({
            key: currency,
            cells: [
              <bdi key="currency">{currency}</bdi>,
              <AmountText key="accrued" money={{ currency, amount: balance.accrued }} />,
              <AmountText key="paid" money={{ currency, amount: balance.paid }} />,
              <AmountText key="outstanding" money={{ currency, amount: balance.outstanding }} />,
              <Link key="vouchers" href={toVouchersOf(agentToken, currency)}>
                {t('commission.vouchers.all')}
              </Link>,
              balance.outstanding > 0 ? (
                <Link key="next" href={toNewVoucher({ agent: agentToken, currency })}>
                  {t('commission.prepare')}
                </Link>
              ) : (
                '–'
              ),
            ],
          }))}
        />
      )}
    </Card>
  )
}
