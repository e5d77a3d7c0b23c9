import { takenOff } from '@console/core/contracts'
import { ApiError, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  asPriced,
  type PlaceableOrder,
  priceDraft,
  type Quote,
  buyerNameOf,
} from '@console/domain/order-draft'
import { DetailTable, MoneyText, Sums, DescriptionList } from '@console/details'
import { Button, SkeletonText, Stack, StatePanel, Text } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEffect, useEffectEvent } from 'react'
import { breakdownRows } from '../order/breakdownRows'
import { notYetPriced, type Price, priceOf } from './price'
import { ReviewWarnings } from './ReviewWarnings'
import { draftKeys } from './useDrafts'

export interface ReviewProps {
  /** Token of the draft. */
  token: string
  body: PlaceableOrder
  /** Called when the price changes, or the reason why it is unknown. */
  onPrice: (price: Price) => void
}

/** Review of an order before it is placed, at the server's prices. */
export function Review({ token, body, onPrice }: ReviewProps) {
  const { t } = useTranslation('orders')
  const send = useSend()
  const priced = asPriced(body)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...draftKeys.quotes(token), priced],
    queryFn: ({ signal }) => priceDraft(send, token, priced, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const price = priceOf({ quote: data, error, isAsking: isFetching }, body)
  const report = useEffectEvent(() => onPrice(price))
  const order = JSON.stringify(priced)
  useEffect(() => report(), [data, price.whyNot, order])
  // In other steps nothing can be placed.
  const forget = useEffectEvent(() => onPrice(notYetPriced))
  useEffect(() => () => forget(), [])
  return (
    <Stack gap={4}>
      <ReviewDetails body={body} />
      {error ? (
        <StatePanel
          kind="failed"
          title={t('manual.review.failed')}
          actions={<Button onPress={() => void refetch()}>{t('manual.review.retry')}</Button>}
        >
          <Faults error={error} body={body} />
        </StatePanel>
      ) : data ? (
        <Priced quote={data} body={body} isOld={isPlaceholderData} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Stack>
  )
}

/** Errors of pricing by line, with a note that nothing is lost. */
function Faults({ error, body }: { error: Error; body: PlaceableOrder }) {
  const { t } = useTranslation('orders')
  const fields = error instanceof ApiError ? error.fields : []
  if (fields.length === 0) return t('manual.review.kept')
  return fields.map(({ pointer, message }) => {
    const line = body.lines[Number(/^\/lines\/(\d+)\//.exec(pointer)?.[1])]
    return (
      <Text as="p" key={pointer}>
        {line ? <bdi>{line.offer.name}: </bdi> : null}
        {message}
      </Text>
    )
  })
}

const summed = ['subtotal', 'discount', 'tax', 'delivery', 'total'] as const

interface PricedProps {
  quote: Quote
  body: PlaceableOrder
  /** Set while newer prices are loading. */
  isOld: boolean
}

function Priced({ quote, body, isOld }: PricedProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { lines, breakdown } = quote
  return (
    <Stack gap={4} aria-busy={isOld}>
      <ReviewWarnings quote={quote} body={body} />
      <DetailTable
        label={t('lines.title')}
        columns={[
          { title: t('lines.product') },
          { title: t('lines.quantity'), align: 'end' },
          { title: t('lines.unitPrice'), align: 'end' },
          { title: t('lines.discount'), align: 'end' },
          { title: t('lines.tax'), align: 'end' },
          { title: t('lines.total', { currency: breakdown.total.currency }), align: 'end' },
        ]}
        rows={lines.map(({ offer, unitPrice, quantity, discount, tax, total }, place) => ({
          key: String(place),
          cells: [
            <bdi key="name">{offer.name}</bdi>,
            formats.number(quantity),
            formats.amount(unitPrice),
            formats.amount(takenOff(discount)),
            formats.amount(tax),
            formats.amount(total),
          ],
        }))}
      />
      <Sums
        rows={breakdownRows(breakdown, summed).map(({ row, amount, isSum }) => ({
          key: row,
          name: t(`breakdown.${row}`),
          amount: <MoneyText money={amount} />,
          isSum,
        }))}
      />
    </Stack>
  )
}

/** Buyer, delivery and payment of an order. */
function ReviewDetails({ body }: { body: PlaceableOrder }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { deliveryMethod, address, paymentMethod, purchaseOrder, note, lines } = body
  const { line1, town, county, countryCode } = address
  return (
    <DescriptionList
      details={[
        { label: t('column.buyer'), value: <bdi>{buyerNameOf(body)}</bdi> },
        { label: t('column.seller'), value: <bdi>{lines[0]?.offer.seller.label}</bdi> },
        {
          label: t('column.delivery'),
          value:
            deliveryMethod === 'pickup'
              ? t('deliveryMethod.pickup')
              : formats.list([line1, town, county, formats.country(countryCode ?? '')]),
        },
        { label: t('column.method'), value: t(`paymentMethod.${paymentMethod}`) },
        ...(purchaseOrder.trim() === ''
          ? []
          : [{ label: t('column.purchaseOrder'), value: <bdi>{purchaseOrder}</bdi> }]),
        ...(note.trim() === '' ? [] : [{ label: t('manual.note'), value: <bdi>{note}</bdi> }]),
      ]}
    />
  )
}
