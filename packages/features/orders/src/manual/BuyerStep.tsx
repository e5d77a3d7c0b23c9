import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { buyerSources, buyerTypes, findBuyers, type KnownBuyer } from '@console/domain/order-draft'
import { SearchField } from '@console/form'
import { DescriptionList, MoneyText } from '@console/details'
import { RadioGroup, SegmentedChoice, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { order } from './orderForm'

/** Buyer: an existing one, or a new one created with the order. */
export function BuyerStep() {
  const { t } = useTranslation('orders')
  const source = order.useValue('buyerSource')
  return (
    <>
      <order.Field name="buyerSource">
        {({ value, onChange }) => (
          <SegmentedChoice
            label={t('manual.buyer.source')}
            isLabelHidden
            options={buyerSources.map((id) => ({ id, label: t(`manual.buyer.${id}`) }))}
            value={value ?? 'known'}
            onChange={onChange}
          />
        )}
      </order.Field>
      {source === 'new' ? <NewBuyer /> : <BuyerSearch />}
    </>
  )
}

function nameOf({ business, name }: KnownBuyer): string {
  return business?.label ?? name
}

function BuyerSearch() {
  const { t } = useTranslation('orders')
  const send = useSend()
  const read = order.useRead()
  const fill = order.useSetValues()
  const buyer = order.useValue('buyer')
  const [typed, setTyped] = useState<string | null>(null)

  /** The buyer's address is the delivery address unless another was typed. */
  function bringTo(next: KnownBuyer) {
    const address = read('address')
    const isOwn = JSON.stringify(address) === JSON.stringify(buyer?.address)
    if (isOwn || Object.values(address).every((part) => !part)) fill({ address: next.address })
  }

  return (
    <>
      <order.Field name="buyer">
        {({ name, onChange, onBlur, errorMessage }) => (
          <SearchField
            name={name}
            onBlur={onBlur}
            errorMessage={errorMessage}
            label={t('column.buyer')}
            description={t('manual.buyer.search')}
            isRequired
            text={typed ?? (buyer ? nameOf(buyer) : '')}
            onTextChange={(text) => {
              setTyped(text)
              if (buyer) onChange(null)
            }}
            queryKey={['order-drafts', 'buyers']}
            find={async (text, signal) => (await findBuyers(send, text, signal)).items}
            optionOf={(found) => ({
              id: found.token,
              label: nameOf(found),
              description: <BuyerLine buyer={found} />,
            })}
            onChoose={(found) => {
              setTyped(null)
              bringTo(found)
              onChange(found)
            }}
          />
        )}
      </order.Field>
      {buyer ? <BuyerDetails buyer={buyer} /> : null}
    </>
  )
}

function BuyerLine({ buyer: { business, name, phoneMasked, address } }: { buyer: KnownBuyer }) {
  return (
    <>
      {business ? <bdi>{name} · </bdi> : null}
      <bdi>{address.town}</bdi> · <bdi dir="ltr">{phoneMasked}</bdi>
    </>
  )
}

function BuyerDetails({ buyer }: { buyer: KnownBuyer }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { line1, town, county, countryCode } = buyer.address
  return (
    <DescriptionList
      details={[
        ...(buyer.business
          ? [{ label: t('manual.buyer.contact'), value: <bdi>{buyer.name}</bdi> }]
          : []),
        { label: t('details.phone'), value: <bdi dir="ltr">{buyer.phoneMasked}</bdi> },
        {
          label: t('manual.address.title'),
          value: formats.list(
            [line1, town, county, countryCode ? formats.country(countryCode) : ''].filter(Boolean),
          ),
        },
        {
          label: t('manual.buyer.credit'),
          value:
            buyer.credit.length === 0
              ? t('manual.buyer.noCredit')
              : buyer.credit.map((money) => <MoneyText key={money.currency} money={money} />),
        },
      ]}
    />
  )
}

function NewBuyer() {
  const { t } = useTranslation('orders')
  return (
    <>
      <order.Field name="newBuyer.name">
        {(field) => (
          <TextField label={t('manual.buyer.name')} isRequired autoComplete="off" {...field} />
        )}
      </order.Field>
      <order.Field name="newBuyer.type">
        {(field) => (
          <RadioGroup
            label={t('manual.buyer.type')}
            isRequired
            options={buyerTypes.map((id) => ({ id, label: t(`manual.buyerType.${id}`) }))}
            {...field}
          />
        )}
      </order.Field>
      <order.Field name="newBuyer.phone">
        {(field) => (
          <TextField
            label={t('details.phone')}
            type="tel"
            description={t('manual.buyer.phoneNote')}
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </order.Field>
      <order.Field name="newBuyer.email">
        {(field) => (
          <TextField
            label={t('details.email')}
            type="email"
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </order.Field>
    </>
  )
}
