import { useFormats, useTranslate } from '@console/core/i18n'
import { toOrder } from '@console/domain/order'
import type { ReturnDetail } from '@console/domain/return-voucher'
import { toSale } from '@console/domain/sale'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Details that decide a return: buyer, merchant, reason, and whether it is in time. */
export function ReturnDetails({ detail }: { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const translate = useTranslate()
  const { amount, reason, note, question, order, sale, channel, merchant, raisedBy, raisedAt } =
    detail
  const { isOverWindow, refundMethod, providerReference, proposedBy, merchantReturnsBps } = detail
  return (
    <Card heading={t('return.title')}>
      <DescriptionList
        details={[
          { label: t('column.amount'), value: <MoneyText money={amount} /> },
          { label: t('fact.reason'), value: translate(`order:reason.${reason}`) },
          { label: t('fact.note'), value: note && <bdi>{note}</bdi> },
          { label: t('return.question'), value: question && <bdi>{question}</bdi> },
          { label: t('column.raised'), value: formats.dateTime(new Date(raisedAt)) },
          { label: t('return.inTime'), value: t(isOverWindow ? 'return.late' : 'return.onTime') },
          { label: t('column.buyer'), value: <bdi>{raisedBy.name}</bdi> },
          { label: t('column.merchant'), value: <bdi>{merchant.label}</bdi> },
          {
            label: t('return.merchantRate'),
            value: formats.percent(merchantReturnsBps / 10_000),
          },
          {
            label: t('column.order'),
            value: (
              <Link href={toOrder(order.token)}>
                <bdi>{order.label}</bdi>
              </Link>
            ),
          },
          {
            label: t('column.receipt'),
            value: sale && (
              <Link href={toSale(channel, sale.token)}>
                <bdi>{sale.label}</bdi>
              </Link>
            ),
          },
          { label: t('return.proposedBy'), value: proposedBy && <bdi>{proposedBy.name}</bdi> },
          { label: t('column.refundMethod'), value: t(`refundMethod.${refundMethod}`) },
          {
            label: t('return.providerReference'),
            value: providerReference && <bdi>{providerReference}</bdi>,
          },
        ]}
      />
    </Card>
  )
}
