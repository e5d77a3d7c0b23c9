import { useFormats } from '@console/core/i18n'
import { type Offer, soFarOf } from '@console/domain/order-draft'
import { MoneyText } from '@console/details'
import { Button, IconButton, NumberField, Text, theme, VisuallyHidden } from '@console/ui'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LineOverride } from './LineOverride'
import { order } from './orderForm'

export interface LineRowProps {
  /** Index from 0, in the order of addition. */
  place: number
  onRemove: () => void
}

/** An order line: product, quantity and price. */
export function LineRow({ place, onRemove }: LineRowProps) {
  const { t } = useTranslation('orders')
  const root = useRef<HTMLLIElement>(null)
  // A removed line may be rendered once more before it unmounts.
  const line: ReturnType<typeof useLine> | undefined = useLine(place)
  if (!line) return null
  const { offer, override } = line
  const { goods } = soFarOf({ lines: [line] })
  return (
    <Root ref={root}>
      {/* Errors about the product focus its line. */}
      <order.Field name={`lines.${place}.offer`}>
        {({ errorMessage }) => (
          <Parts>
            <LineProduct offer={offer} quantity={line.quantity} errorMessage={errorMessage} />
            <Amounts>
              <order.Field name={`lines.${place}.quantity`}>
                {(field) => (
                  <NumberField
                    label={
                      <>
                        {t('lines.quantity')}
                        <VisuallyHidden> {offer.name}</VisuallyHidden>
                      </>
                    }
                    min={offer.moq}
                    max={100_000}
                    {...field}
                  />
                )}
              </order.Field>
              <order.Field name={`lines.${place}.override`}>
                {({ onChange }) => (
                  <Button
                    variant="quiet"
                    aria-label={t(
                      override ? 'manual.lines.listPriceOf' : 'manual.lines.overrideOf',
                      { name: offer.name },
                    )}
                    onPress={() => {
                      onChange(
                        override
                          ? null
                          : { price: { amount: null, currency: offer.price.currency }, reason: '' },
                      )
                      // Its fields are drawn first; then the price is focused.
                      if (!override) requestAnimationFrame(() => focusOnPrice(root.current))
                    }}
                  >
                    {t(override ? 'manual.lines.listPrice' : 'manual.lines.override')}
                  </Button>
                )}
              </order.Field>
              <Total>{goods ? <MoneyText money={goods} /> : '–'}</Total>
              <IconButton label={t('manual.lines.remove', { name: offer.name })} onPress={onRemove}>
                <Trash2 aria-hidden />
              </IconButton>
            </Amounts>
            {override ? <LineOverride place={place} override={override} name={offer.name} /> : null}
          </Parts>
        )}
      </order.Field>
    </Root>
  )
}

function focusOnPrice(row: HTMLElement | null) {
  row?.querySelector<HTMLElement>('input[name$=".override.price"]')?.focus()
}

function useLine(place: number) {
  return order.useValue(`lines.${place}`)
}

interface LineProductProps {
  offer: Offer
  quantity: unknown
  errorMessage: string | undefined
}

/** Product of a line: name and code, unit price and stock. */
function LineProduct({ offer, quantity, errorMessage }: LineProductProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { name, sku, price, available, moq } = offer
  const isShort = typeof quantity === 'number' && quantity > available
  return (
    <div>
      <Name>{name}</Name>
      <Text as="p" size="sm" tone="muted">
        <bdi>{sku}</bdi> · <MoneyText money={price} />
        {' · '}
        <Text tone={isShort ? 'danger' : 'muted'}>
          {t(isShort ? 'manual.lines.short' : 'manual.lines.stock', {
            number: formats.number(available),
          })}
        </Text>
        {moq > 1 ? ` · ${t('manual.lines.moq', { number: formats.number(moq) })}` : null}
      </Text>
      {errorMessage === undefined ? null : (
        <Text as="p" size="sm" tone="danger">
          {errorMessage}
        </Text>
      )}
    </div>
  )
}

const Root = styled.li`
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};
`

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`

const Name = styled.bdi`
  font-weight: 500;
  overflow-wrap: anywhere;
`

const Amounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]} ${theme.space[3]};

  > :first-child {
    inline-size: 128px;
  }
`

const Total = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`
