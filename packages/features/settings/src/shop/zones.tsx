import { makeKey } from '@console/core/api'
import { currencies, type Currency, type Money } from '@console/core/contracts'
import type { DeliveryZone } from '@console/domain/shop-setting'
import { type BoundField, Rows, useFormList } from '@console/form'
import type { FormatContext, SettingInput, SettingKind } from '@console/settings'
import {
  inField,
  moneyText,
  useFormatContext,
  useSetting,
  useValueOf,
  wholeNumber,
} from '@console/settings/kinds'
import { MoneyField, type MoneyValue, TextField, theme } from '@console/ui'
import styled from 'styled-components'
import { CountiesField, UncoveredCounties } from './counties'

const days = wholeNumber({ min: 0, max: 30, unit: 'days' })

/** Delivery zones: area, fee and delivery time in days. */
export const zones: SettingKind<readonly DeliveryZone[]> = {
  input: Zones,
  text: (value, reading) => value.map((zone) => ({ id: zone.zoneId, text: textOf(zone, reading) })),
  isWide: true,
}

function textOf(zone: DeliveryZone, reading: FormatContext): string {
  const { t, formats } = reading
  const values = {
    name: formats.isolate(zone.name),
    counties: formats.list(zone.counties),
    fee: moneyText(zone.fee, reading),
    days: days.text(zone.etaDays, reading),
  }
  return zone.freeOver === null
    ? t('zone.text', values)
    : t('zone.text.free', { ...values, freeOver: moneyText(zone.freeOver, reading) })
}

/** Values of a new zone. */
const blank = (currency: Currency) => ({
  zoneId: makeKey(),
  name: '',
  counties: [],
  fee: { amount: null, currency },
  freeOver: null,
  etaDays: null,
})

const Name = inField<string>((field) => <TextField isRequired {...field} />)
const Counties = inField<readonly string[]>((field) => <CountiesField {...field} />)
const Fee = inField<MoneyValue<Currency>>((field) => <Amount isRequired {...field} />)
const FreeOver = inField<Money | null>((field) => <FreeOverAmount {...field} />)

/** In the currency of the fee while it is empty. */
function FreeOverAmount({ value, onChange, ...field }: FreeOverProps) {
  const fee = useValueOf(field.name.replace(/freeOver$/, 'fee')) as MoneyValue<Currency>
  return (
    <Amount
      {...field}
      value={value ?? { amount: null, currency: fee.currency }}
      // Empty means null: a fee is always charged.
      onChange={(next) => onChange(next.amount === null ? null : (next as Money))}
    />
  )
}

type FreeOverProps = BoundField<Money | null> & Omit<SettingInput, 'name'>

function Amount(
  props: Omit<Parameters<typeof MoneyField<Currency>>[0], 'currencies' | 'currencyLabel'>,
) {
  const { t } = useFormatContext()
  return <MoneyField currencies={currencies} currencyLabel={t('zone.currency')} {...props} />
}

function Zones({ name, label, description }: SettingInput) {
  const { t, formats } = useFormatContext()
  const list = useFormList(name)
  const currency = useSetting('general', 'defaultCurrency') as Currency
  return (
    <Table>
      <Rows
        {...{ name, label, description }}
        keys={list.keys}
        errorMessage={list.errorMessage}
        addLabel={t('zone.add')}
        onAdd={() => list.add(blank(currency))}
        removeLabel={(place) => t('zone.remove', { number: formats.number(place + 1) })}
        onRemove={list.remove}
      >
        {(place) => {
          const at = (field: keyof DeliveryZone) => `${name}.${place}.${field}`
          return (
            <Zone>
              <Name name={at('name')} label={t('zone.name')} />
              <Counties name={at('counties')} label={t('zone.counties')} />
              <Fee name={at('fee')} label={t('zone.fee')} />
              <FreeOver name={at('freeOver')} label={t('zone.freeOver')} />
              <days.input name={at('etaDays')} label={t('zone.days')} />
            </Zone>
          )
        }}
      </Rows>
      <UncoveredCounties name={name} />
    </Table>
  )
}

const Table = styled.div`
  && ol > li {
    max-inline-size: none;
    padding-block-end: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`

const Zone = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: start;

  /* Each as wide as its content: name and counties in one line, amounts and days in another. */
  > :nth-child(1) {
    flex: 2 1 200px;
  }
  > :nth-child(2) {
    flex: 3 1 320px;
  }
  > :nth-child(3),
  > :nth-child(4) {
    flex: 0 1 200px;
  }
  > :nth-child(5) {
    flex: 0 0 80px;
  }
`
