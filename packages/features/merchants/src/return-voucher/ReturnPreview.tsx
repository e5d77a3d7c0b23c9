import { useTranslate, useFormats } from '@console/core/i18n'
import {
  type ReturnRow,
  returnsResource,
  type ReturnDetail,
  returnActions,
  type ReturnStatus,
  returnVoucher,
} from '@console/domain/return-voucher'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { MediaGallery, Remarks, Timeline, type Course, StatusTimeline } from '@console/record'
import { Card, Stack, Banner, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import {
  ReasonCard,
  AmountText,
  DetailTable,
  LineName,
  DescriptionList,
  MoneyText,
} from '@console/details'
import { serverNow } from '@console/core/api'
import { toOrder } from '@console/domain/order'
import { toSale } from '@console/domain/sale'

/**
 * Preview of a return beside its list: state of the refund, reason of a rejection, items, photos by the buyer,
 * progress, other deciding details, notes of colleagues, and history.
 */
export function ReturnPreview({ row }: PreviewProps<ReturnRow>) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  return (
    <DetailOf resource={returnsResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <RefundState detail={detail} />
          {detail.refusal ? (
            <ReasonCard
              title={translate('return-voucher:status.rejected')}
              reason={translate(`return-voucher:reason.${detail.refusal.reasonCode}`)}
              {...detail.refusal}
            />
          ) : null}
          <ReturnLines detail={detail} />
          {detail.evidence.length > 0 ? (
            <Card heading={t('return.evidence')}>
              <MediaGallery pictures={detail.evidence} />
            </Card>
          ) : null}
          <ReturnStatusTimeline detail={detail} />
          <ReturnDetails detail={detail} />
          <Remarks resource={returnsResource} token={detail.voucherToken} />
          <Card heading={t('history.title')}>
            <Timeline resource={returnsResource} token={detail.voucherToken} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}

/** Refund that needs attention: its result is unknown, or it failed. */
function RefundState({ detail }: { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const formats = useFormats()
  const { status, refundSentAt, refundFailure } = detail
  if (status === 'refunding' && refundSentAt !== null)
    return (
      <Banner tone="warning">
        {t('refund.unknown', { ago: formats.ago(new Date(refundSentAt), serverNow()) })}
      </Banner>
    )
  if (refundFailure === null) return null
  return (
    <Banner tone="danger">
      {t('refund.failed', { reason: translate(`return-voucher:refundFailure.${refundFailure}`) })}
    </Banner>
  )
}

/** Returned items by line: pieces, whether they can be sold again, value, and granted amount. */
function ReturnLines({ detail }: { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const { currency } = detail.amount
  return (
    <Card heading={t('column.lines')}>
      <DetailTable
        label={t('column.lines')}
        columns={[
          { title: t('line.product') },
          { title: t('line.asked', { currency }), align: 'end' },
          { title: t('line.granted', { currency }), align: 'end' },
        ]}
        rows={detail.lines.map(({ lineId, name, quantity, amount, granted, restock }) => ({
          key: lineId,
          cells: [
            <LineName key="name" name={name}>
              {t(restock ? 'line.resold' : 'line.notResold', { number: formats.number(quantity) })}
              {granted && granted.quantity < quantity
                ? ` · ${t('line.left', { granted: formats.number(granted.quantity), number: formats.number(quantity) })}`
                : null}
            </LineName>,
            <AmountText key="asked" money={amount} />,
            granted === null ? '–' : <AmountText key="granted" money={granted.amount} />,
          ],
        }))}
      />
    </Card>
  )
}

const course: Course<ReturnStatus> = {
  table: returnVoucher.table,
  actions: returnActions,
  usual: ['submitted', 'under_review', 'approved', 'refunded', 'closed'],
  between: { changes_requested: 'approved', refunding: 'refunded' },
  ends: ['rejected'],
}

/** Timeline of a return. */
function ReturnStatusTimeline({ detail }: { detail: ReturnDetail }) {
  const translate = useTranslate()
  const { voucherToken, status, raisedAt, raisedBy } = detail
  return (
    <StatusTimeline
      resource={returnsResource}
      token={voucherToken}
      row={detail}
      course={course}
      begun={{ at: raisedAt, by: raisedBy.name }}
      status={status}
      nameOf={(each) => translate(`return-voucher:status.${each}`)}
    />
  )
}

/** Details that decide a return: buyer, merchant, reason, and whether it is in time. */
function ReturnDetails({ detail }: { detail: ReturnDetail }) {
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
