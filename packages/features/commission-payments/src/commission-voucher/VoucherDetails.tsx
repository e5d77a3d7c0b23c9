import { useFormats } from '@console/core/i18n'
import { toAgent } from '@console/domain/agent'
import {
  toVouchersOf,
  type VoucherDetail,
  vouchersResource,
} from '@console/domain/commission-voucher'
import { CountedLink, type RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Link, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Key details of a voucher: amount, payee, method and due date. */
export function VoucherDetails({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const { net, agent, agentSecureToken, method, destination, period, dueAt, note } = detail
  const { providerReference, receiptNo } = detail
  const dateOf = (at: string) => formats.date(new Date(at))
  return (
    <Card heading={t('voucher.details')}>
      <DescriptionList
        details={[
          { label: t('column.net'), value: <MoneyText money={net} /> },
          {
            label: t('column.agent'),
            value: (
              <Stack gap={0}>
                <Link href={toAgent(agentSecureToken)}>
                  <bdi>{agent.label}</bdi>
                </Link>
                <CountedLink
                  resource={vouchersResource}
                  query={{ agent: agent.token }}
                  list={{ title: t('vouchers.title'), to: toVouchersOf(agent.token) }}
                />
              </Stack>
            ),
          },
          { label: t('column.method'), value: t(`method.${method}`) },
          { label: t('column.destination'), value: destination && <bdi>{destination}</bdi> },
          { label: t('column.period'), value: `${dateOf(period.from)} – ${dateOf(period.to)}` },
          { label: t('fact.due'), value: formats.dateTime(new Date(dueAt)) },
          ...(providerReference === null
            ? []
            : [{ label: t('fact.providerReference'), value: <bdi>{providerReference}</bdi> }]),
          ...(receiptNo === null
            ? []
            : [{ label: t('fact.receiptNo'), value: <bdi>{receiptNo}</bdi> }]),
          ...(note === null ? [] : [{ label: t('fact.note'), value: <bdi>{note}</bdi> }]),
        ]}
      />
    </Card>
  )
}
