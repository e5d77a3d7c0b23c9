import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { findOffers, maxLines, type Offer } from '@console/domain/order-draft'
import { SearchField } from '@console/form'
import { MoneyText } from '@console/details'
import { Text, theme } from '@console/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LineRow } from './LineRow'
import { order } from './orderForm'

/**
 * Lines of the order. A name or code and Enter add a line, and the field keeps the focus; the same code again adds one
 * sales unit. The newest line is first, one Tab away. Enter in a line returns to the field.
 */
export function LinesStep() {
  const { t } = useTranslation('orders')
  const send = useSend()
  const formats = useFormats()
  const list = order.useList('lines')
  const read = order.useRead()
  const fill = order.useSetValues()
  const seller = order.useValue('lines.0.offer')?.seller ?? null
  const [text, setText] = useState('')
  /** Last change, announced to screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const goToSearch = () => root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()

  function add(offer: Offer) {
    setText('')
    const lines = read('lines')
    const place = lines.findIndex((line) => line.offer.token === offer.token)
    const known = lines[place]
    if (known && typeof known.quantity === 'number') {
      const quantity = known.quantity + 1
      fill({ [`lines.${place}.quantity`]: quantity } as never)
      setAnnouncement(
        t('manual.lines.more', { name: offer.name, number: formats.number(quantity) }),
      )
      return
    }
    if (lines.length >= maxLines) {
      setAnnouncement(t('manual.lines.full', { number: formats.number(maxLines) }))
      return
    }
    list.add({ offer, quantity: offer.moq, override: null })
    setAnnouncement(t('manual.lines.added', { name: offer.name }))
  }

  function remove(place: number) {
    setAnnouncement(t('manual.lines.removed', { name: read(`lines.${place}.offer`).name }))
    list.remove(place)
    goToSearch()
  }

  /** Enter moves to the next product, not to the next step. */
  function press(event: KeyboardEvent) {
    const isInField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isInField) return
    event.preventDefault()
    goToSearch()
  }

  return (
    <div ref={root}>
      <Search data-field="lines">
        <SearchField
          label={t('manual.lines.search')}
          description={
            seller
              ? t('manual.lines.ofSeller', { seller: formats.isolate(seller.label) })
              : t('manual.lines.hint')
          }
          errorMessage={list.errorMessage}
          text={text}
          onTextChange={setText}
          queryKey={['order-drafts', 'offers', seller?.token ?? null]}
          find={async (typed, signal) =>
            (await findOffers(send, typed, seller?.token ?? null, signal)).items
          }
          optionOf={(offer, typed) => ({
            id: offer.token,
            label: offer.name,
            description: <OfferLine offer={offer} />,
            isExact: isCodeOf(offer, typed),
          })}
          onChoose={add}
        />
        <Text as="p" size="sm" tone="muted" role="status">
          {announcement}
        </Text>
      </Search>
      <Lines onKeyDown={press}>
        {list.keys
          .map((key, place) => <LineRow key={key} place={place} onRemove={() => remove(place)} />)
          .toReversed()}
      </Lines>
    </div>
  )
}

function isCodeOf({ sku, gtin }: Offer, text: string): boolean {
  const code = text.toLowerCase()
  return code !== '' && (sku.toLowerCase() === code || gtin === code)
}

function OfferLine({ offer: { sku, price, available, seller } }: { offer: Offer }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <>
      <bdi>{sku}</bdi> · <MoneyText money={price} /> ·{' '}
      {t('manual.lines.stock', { number: formats.number(available) })} · <bdi>{seller.label}</bdi>
    </>
  )
}

const Search = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

const Lines = styled.ul`
  display: grid;
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
`
