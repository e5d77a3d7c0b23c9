import { useTranslate } from '@console/core/i18n'
import { currencies, type Currency } from '@console/core/contracts'
import {
  containers,
  dosageForms,
  packUnits,
  routes,
  routesOf,
  schedules,
  storages,
} from '@console/domain/afya-product'
import { FieldGrid } from '@console/form'
import { Checkbox, DateField, MoneyField, NumberField, Select, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalText } from '../optionalText'
import { productForm } from './productForm'

/** Dosage form and route: only the routes of the form are offered. */
export function WayFields() {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const form = productForm.useValue('dosageForm')
  const chosen = productForm.useValue('route')
  const offered = form ? routesOf[form] : routes
  // A route that the form does not have stays visible, with the error.
  const shown = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered
  return (
    <FieldGrid>
      <productForm.Field name="dosageForm">
        {(field) => (
          <Select
            label={t('product.dosageForm')}
            isRequired
            options={dosageForms.map((id) => ({ id, label: translate(`afya-product:form.${id}`) }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="route">
        {(field) => (
          <Select
            label={t('product.route')}
            isRequired
            options={shown.map((id) => ({ id, label: translate(`afya-product:route.${id}`) }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="storage">
        {(field) => (
          <Select
            label={t('product.storage')}
            isRequired
            options={storages.map((id) => ({ id, label: translate(`afya-product:storage.${id}`) }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="shelfLifeMonths">
        {(field) => (
          <NumberField
            label={t('product.shelfLifeMonths')}
            min={1}
            max={120}
            isRequired
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="coldChain">
        {({ value, onChange, name }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange}>
            {t('product.coldChain')}
          </Checkbox>
        )}
      </productForm.Field>
    </FieldGrid>
  )
}

/** Content of a pack, and its price. */
export function PackFields() {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  return (
    <FieldGrid>
      <productForm.Field name="pack.units">
        {(field) => <NumberField label={t('pack.units')} min={1} isRequired {...field} />}
      </productForm.Field>
      <productForm.Field name="pack.unitName">
        {(field) => (
          <Select
            label={t('pack.unitName')}
            isRequired
            options={packUnits.map((id) => ({ id, label: translate(`afya-product:unit.${id}`) }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="pack.container">
        {(field) => (
          <Select
            label={t('pack.container')}
            isRequired
            options={containers.map((id) => ({
              id,
              label: translate(`afya-product:container.${id}`),
            }))}
            {...field}
          />
        )}
      </productForm.Field>
      <PriceField />
    </FieldGrid>
  )
}

/** Price of a pack; null if the amount is empty. */
function PriceField() {
  const { t } = useTranslation('pharmacy')
  const [currency, setCurrency] = useState<Currency>('KES')
  return (
    <productForm.Field name="listPrice">
      {({ value, onChange, ...field }) => (
        <MoneyField<Currency>
          label={t('product.listPrice')}
          currencyLabel={t('product.currency')}
          currencies={currencies}
          {...field}
          value={value ?? { amount: null, currency }}
          onChange={(written) => {
            setCurrency(written.currency)
            onChange(written.amount === null ? null : written)
          }}
        />
      )}
    </productForm.Field>
  )
}

/** Registration of a product, and restrictions of its sale. */
export function RegulationFields() {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  return (
    <FieldGrid>
      <productForm.Field name="registrationNo">
        {(field) => <TextField label={t('product.registrationNo')} isRequired isCode {...field} />}
      </productForm.Field>
      <productForm.Field name="registrationExpiresOn">
        {(field) => <DateField label={t('product.registrationExpiresOn')} isRequired {...field} />}
      </productForm.Field>
      <productForm.Field name="schedule">
        {(field) => (
          <Select
            label={t('product.schedule')}
            isRequired
            options={schedules.map((id) => ({
              id,
              label: translate(`afya-product:schedule.${id}`),
            }))}
            {...field}
          />
        )}
      </productForm.Field>
      <productForm.Field name="atcCode">
        {(field) => <TextField label={t('product.atcCode')} isCode {...optionalText(field)} />}
      </productForm.Field>
      <productForm.Field name="gtin">
        {(field) => <TextField label={t('product.gtin')} isCode {...optionalText(field)} />}
      </productForm.Field>
    </FieldGrid>
  )
}
