import { toAgent } from '@console/domain/agent'
import type { VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Payee of a voucher and their payout account. */
export function VoucherAgent({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const { agent, agentNo, agentSecureToken, phoneMasked, method, destination } = detail
  return (
    <Card heading={t('voucher.agent')}>
      <DescriptionList
        details={[
          {
            label: t('column.agent'),
            value: (
              <Link href={toAgent(agentSecureToken)}>
                <bdi>{agent.label}</bdi>
              </Link>
            ),
          },
          { label: t('fact.agentNo'), value: <bdi>{agentNo}</bdi> },
          { label: t('fact.phone'), value: <bdi dir="ltr">{phoneMasked}</bdi> },
          { label: t('column.method'), value: t(`method.${method}`) },
          { label: t('column.destination'), value: destination && <bdi>{destination}</bdi> },
        ]}
      />
    </Card>
  )
}
