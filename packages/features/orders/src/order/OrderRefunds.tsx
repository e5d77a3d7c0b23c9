import { useFormats, useTranslate } from '@console/core/i18n'
import type { OrderDetail, Refund } from '@console/domain/order'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import { Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Refunds without a return, with one, or for cancelled items. Users who cannot refund see who can. */
export function OrderRefunds({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { refunds, transactions, _actions } = detail
  const others = transactions.filter(
    ({ type, transactionId }) =>
      type === 'refund' && refunds.every((refund) => refund.transactionId !== transactionId),
  )
  if (refunds.length + others.length > 0)
    return (
      <>
        {refunds.map((refund, place) => (
          <OneRefund key={refund.transactionId} number={place + 1} {...{ refund, detail }} />
        ))}
        {others.length > 0 ? (
          <Card heading={t('refunds.others')}>
            <DetailTable
              label={t('refunds.others')}
              columns={[
                { title: t('payments.at') },
                { title: t('payments.state') },
                { title: t('payments.amount'), align: 'end' },
              ]}
              rows={others.map(({ transactionId, at, state, amount }) => ({
                key: transactionId,
                cells: [
                  formats.dateTime(new Date(at)),
                  t(`transactionState.${state}`),
                  <MoneyText key="amount" money={amount} />,
                ],
              }))}
            />
          </Card>
        ) : null}
      </>
    )
  return (
    <Card heading={t('refunds.title')}>
      <Text as="p" tone="muted">
        {t('refunds.none')}
        {_actions.some(({ action }) => action === 'refund') ? null : ` ${t('refunds.byOthers')}`}
      </Text>
    </Card>
  )
}

interface OneRefundProps {
  /** From 1. */
  number: number
  refund: Refund
  detail: OrderDetail
}

/** A refund: pieces, reason, result, and returned commission. */
function OneRefund({ number, refund, detail }: OneRefundProps) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const formats = useFormats()
  const { amount, commission, reasonCode, note, at, by } = refund
  const sent = detail.transactions.find(
    ({ transactionId }) => transactionId === refund.transactionId,
  )
  return (
    <Card heading={t('refunds.number', { number: formats.number(number) })}>
      <DescriptionList
        details={[
          { label: t('payments.amount'), value: <MoneyText money={amount} /> },
          ...(sent
            ? [{ label: t('payments.state'), value: t(`transactionState.${sent.state}`) }]
            : []),
          { label: t('refunds.what'), value: <RefundedPieces {...{ refund, detail }} /> },
          { label: t('reason'), value: translate(`order:reason.${reasonCode}`) },
          ...(note ? [{ label: t('reason.note'), value: <span dir="auto">{note}</span> }] : []),
          { label: t('payments.at'), value: formats.dateTime(new Date(at)) },
          { label: t('refunds.by'), value: <bdi>{by.name}</bdi> },
          ...(commission.platform.amount > 0
            ? [
                {
                  label: t('refund.commission.platform'),
                  value: <MoneyText money={commission.platform} />,
                },
              ]
            : []),
          ...(commission.agent.amount > 0
            ? [
                {
                  label: t('refund.commission.agent'),
                  value: <MoneyText money={commission.agent} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

/** Refunded pieces, and refunded delivery costs. */
function RefundedPieces({ refund, detail }: Omit<OneRefundProps, 'number'>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <Stack as="ul" gap={1}>
      {refund.lines.map(({ lineId, quantity }) => (
        <li key={lineId}>
          {formats.number(quantity)} ×{' '}
          <bdi>{detail.lines.find((line) => line.lineId === lineId)?.product.label}</bdi>
        </li>
      ))}
      {refund.delivery.amount > 0 ? (
        <li>
          {t('column.delivery')}: <MoneyText money={refund.delivery} />
        </li>
      ) : null}
    </Stack>
  )
}
