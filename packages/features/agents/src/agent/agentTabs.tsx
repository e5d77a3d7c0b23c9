import { useTranslate } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, AmountText, DetailTable } from '@console/details'
import { PayoutAccounts } from '@console/marketplace/owners'
import { Card, Stack, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from '@console/domain/agent'
import { orderPaths } from '@console/domain/order'
import { LatestOrders } from '@console/marketplace/orders'
import { toNewVoucher, toVouchersOf } from '@console/domain/commission-voucher'
import { Ledger } from '@console/marketplace/commission'

/** Tab with an agent's personal details and payout account. */
export function AgentProfile({ detail }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const translate = useTranslate()
  const { first_name, last_name, idType, idNumberMasked, user_phone, email, county } = detail
  return (
    <Stack gap={4}>
      <Card heading={t('profile.title')}>
        <DescriptionList
          details={[
            {
              label: t('field.firstName'),
              value: <bdi>{first_name}</bdi>,
              pointer: '/first_name',
            },
            { label: t('field.lastName'), value: <bdi>{last_name}</bdi>, pointer: '/last_name' },
            {
              label: translate(`marketplace:record.idType.${idType}`),
              value: <bdi>{idNumberMasked}</bdi>,
              pointer: '/idNumber',
            },
            { label: t('column.phone'), value: <bdi>{user_phone}</bdi>, pointer: '/user_phone' },
            { label: t('field.email'), value: <bdi>{email}</bdi>, pointer: '/email' },
            { label: t('column.county'), value: <bdi>{county}</bdi>, pointer: '/county' },
          ]}
        />
      </Card>
      <PayoutAccounts accounts={detail.payoutAccounts} />
    </Stack>
  )
}

/** Tab with the orders that an agent has referred. */
export function AgentOrders({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return (
    <LatestOrders
      of={{ agent: agentToken }}
      title={t('orders.title')}
      none={t('orders.none')}
      lists={[{ title: t('orders.all'), path: orderPaths.agents }]}
    />
  )
}

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

/** Tab with the agent's ledger, line by line: open lines can be added to a voucher. */
export function AgentLedger({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return <Ledger of={{ agent: agentToken }} title={t('ledger.title')} />
}
