import { type ShopSettings, taxClasses, taxCountries } from '@console/domain/shop-setting'
import { Rows, useFormList } from '@console/form'
import type { SettingInput, SettingKind } from '@console/settings'
import { choice, percent, useFormatContext } from '@console/settings/kinds'
import styled from 'styled-components'

type Rates = ShopSettings['tax']['rates']

const country = choice(taxCountries, (code, { formats }) => formats.country(code))
const taxClass = choice(taxClasses, (id, { t }) => t(`taxClass.${id}`))
const rate = percent(3000)

/** Tax rates by country and class. */
export const taxRates: SettingKind<Rates> = {
  input: TaxRates,
  text: (rates, reading) =>
    rates.map((each) => ({
      id: `${each.country} ${each.class}`,
      text: reading.t('tax.text', {
        country: country.text(each.country, reading),
        class: taxClass.text(each.class, reading),
        rate: rate.text(each.rateBps, reading),
      }),
    })),
  isWide: true,
}

function TaxRates({ name, label, description }: SettingInput) {
  const { t, formats } = useFormatContext()
  const list = useFormList(name)
  return (
    <Wide>
      <Rows
        {...{ name, label, description }}
        keys={list.keys}
        errorMessage={list.errorMessage}
        addLabel={t('tax.add')}
        onAdd={() => list.add({ country: null, class: null, rateBps: null })}
        removeLabel={(place) => t('tax.remove', { number: formats.number(place + 1) })}
        onRemove={list.remove}
      >
        {(place) => (
          <>
            <country.input name={`${name}.${place}.country`} label={t('tax.country')} />
            <taxClass.input name={`${name}.${place}.class`} label={t('tax.class')} />
            <rate.input name={`${name}.${place}.rateBps`} label={t('tax.rate')} />
          </>
        )}
      </Rows>
    </Wide>
  )
}

const Wide = styled.div`
  && li {
    max-inline-size: 640px;
  }
`
