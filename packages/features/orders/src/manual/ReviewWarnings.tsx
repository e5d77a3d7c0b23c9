import { useFormats } from '@console/core/i18n'
import { asksApproval, type PlaceableOrder, type Quote } from '@console/domain/order-draft'
import { MoneyText } from '@console/details'
import { Banner, Button, Checkbox, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { order } from './orderForm'

export interface ReviewWarningsProps {
  quote: Quote
  body: PlaceableOrder
}

/** Warnings before an order is placed: changed prices, low stock, required approval. */
export function ReviewWarnings({ quote, body }: ReviewWarningsProps) {
  const { t } = useTranslation('orders')
  const { overLimit, overCredit } = quote
  return (
    <Stack gap={3}>
      <PriceChanges quote={quote} body={body} />
      <TooLittle quote={quote} />
      {asksApproval(body, quote) ? (
        <Banner tone="warning">
          <Stack gap={2}>
            {overLimit ? (
              <Text as="p">
                {t('manual.review.overLimit')} <MoneyText money={overLimit} />
              </Text>
            ) : null}
            {overCredit ? (
              <Text as="p">
                {t('manual.review.overCredit')} <MoneyText money={overCredit} />
              </Text>
            ) : null}
            {body.lines.map(({ offer, override }) =>
              override ? (
                <Text as="p" key={offer.token}>
                  {t('flag.price_overridden')}: <bdi>{offer.name}</bdi>,{' '}
                  <del>
                    <MoneyText money={offer.price} />
                  </del>{' '}
                  <MoneyText money={override.price} />. {t('lines.why')}{' '}
                  <bdi>{override.reason}</bdi>
                </Text>
              ) : null,
            )}
            <order.Field name="asksApproval">
              {({ value, onChange, errorMessage, name }) => (
                <Checkbox
                  name={name}
                  isSelected={value}
                  onChange={onChange}
                  {...(errorMessage === undefined ? {} : { errorMessage })}
                  isRequired
                >
                  {t('manual.review.asksApproval')}
                </Checkbox>
              )}
            </order.Field>
          </Stack>
        </Banner>
      ) : null}
    </Stack>
  )
}

/** Changed prices, which must be accepted before the order can be placed. */
function PriceChanges({ quote, body }: ReviewWarningsProps) {
  const { t } = useTranslation('orders')
  const fill = order.useSetValues()
  const changed = quote.lines.flatMap(({ offer }, place) => {
    const seen = body.lines[place]?.offer
    return seen?.token === offer.token && seen.price.amount !== offer.price.amount
      ? [{ place, offer, before: seen.price }]
      : []
  })
  if (changed.length === 0) return null
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          onPress={() =>
            fill(
              Object.fromEntries(
                changed.map(({ place, offer }) => [`lines.${place}.offer`, offer]),
              ) as never,
            )
          }
        >
          {t('manual.review.takePrices')}
        </Button>
      }
    >
      <Stack gap={1}>
        <Text as="p">{t('manual.review.pricesChanged')}</Text>
        {changed.map(({ place, offer, before }) => (
          <Text as="p" key={place}>
            <bdi>{offer.name}</bdi>:{' '}
            <del>
              <MoneyText money={before} />
            </del>{' '}
            <MoneyText money={offer.price} />
          </Text>
        ))}
      </Stack>
    </Banner>
  )
}

function TooLittle({ quote: { lines } }: Pick<ReviewWarningsProps, 'quote'>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const short = lines.filter(({ quantity, offer }) => quantity > offer.available)
  if (short.length === 0) return null
  return (
    <Banner tone="danger">
      <Stack gap={1}>
        <Text as="p">{t('manual.review.stockShort')}</Text>
        {short.map(({ offer, quantity }) => (
          <Text as="p" key={offer.token}>
            <bdi>{offer.name}</bdi>:{' '}
            {t('manual.review.wantedOf', {
              wanted: formats.number(quantity),
              number: formats.number(offer.available),
            })}
          </Text>
        ))}
      </Stack>
    </Banner>
  )
}
