import { currencies, type Currency } from '@console/core/contracts'
import { planPeriods } from '@console/domain/listing-plan'
import { FieldGrid, Rows } from '@console/form'
import {
  Checkbox,
  FieldSet,
  MoneyField,
  NumberField,
  SegmentedChoice,
  TextField,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useFormats, directionOf, languages } from '@console/core/i18n'
import { planForm, blankText } from './planForm'

/** All fields of a plan: name, prices, limits and availability. */
export function PlanFields() {
  const { t } = useTranslation('listings')
  return (
    <>
      <FieldSet label={t('plans.name')}>
        <WrittenText name="name" />
      </FieldSet>
      <Prices />
      <planForm.Field name="period">
        {({ value, onChange }) => (
          <SegmentedChoice
            label={t('plans.period')}
            options={planPeriods.map((id) => ({ id, label: t(`plans.period.${id}`) }))}
            value={value ?? 'month'}
            onChange={onChange}
          />
        )}
      </planForm.Field>
      <Limits />
      <Perks />
      <FieldGrid isNarrow>
        <Whole
          name="trialDays"
          label={t('plans.trial')}
          description={t('plans.byServices')}
          max={90}
        />
        <Whole
          name="featuredDays"
          label={t('plans.featured')}
          description={t('plans.featured.hint')}
          max={365}
        />
        <Whole
          name="order"
          label={t('plans.order')}
          description={t('plans.order.hint')}
          min={1}
          max={99}
        />
      </FieldGrid>
      <planForm.Field name="highlight">
        {({ value, onChange, name }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange}>
            {t('plans.highlight')}
          </Checkbox>
        )}
      </planForm.Field>
    </>
  )
}

/** A price in each currency: 0 in all of them means free. */
function Prices() {
  const { t } = useTranslation('listings')
  const price = planForm.useValue('price')
  return (
    <FieldSet label={t('plan.price')} description={t('plans.price.hint')}>
      <FieldGrid isNarrow>
        {price.map(({ currency }, place) => (
          <planForm.Field key={currency} name={`price.${place}`}>
            {(field) => (
              <MoneyField<Currency>
                label={currency}
                currencyLabel={currency}
                currencies={{ [currency]: currencies[currency] } as typeof currencies}
                isRequired
                {...field}
              />
            )}
          </planForm.Field>
        ))}
      </FieldGrid>
    </FieldSet>
  )
}

function Limits() {
  const { t } = useTranslation('listings')
  return (
    <FieldSet label={t('plans.limits')}>
      <FieldGrid isNarrow>
        <Whole name="limits.photos" label={t('column.photos')} max={50} />
        <Whole name="limits.phones" label={t('column.phones')} max={5} />
        <Whole name="limits.categories" label={t('plans.categories')} min={1} max={10} />
        <Whole
          name="limits.products"
          label={t('plans.products')}
          description={t('plans.byServices')}
          max={500}
        />
        <planForm.Field name="limits.leads">
          {(field) => (
            <NumberField
              label={t('plans.leads')}
              description={t('plans.leads.hint')}
              min={1}
              {...field}
            />
          )}
        </planForm.Field>
      </FieldGrid>
    </FieldSet>
  )
}

interface WholeProps {
  name:
    | 'trialDays'
    | 'featuredDays'
    | 'order'
    | `limits.${'photos' | 'phones' | 'categories' | 'products'}`
  label: string
  description?: string
  min?: number
  max: number
}

function Whole({ name, label, description, min = 0, max }: WholeProps) {
  return (
    <planForm.Field name={name}>
      {(field) => (
        <NumberField {...{ label, description }} min={min} max={max} isRequired {...field} />
      )}
    </planForm.Field>
  )
}

/** Maximum number of perks of a plan. */
const maxPerks = 10

/** Perks of a plan, each a short text in every language. */
function Perks() {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const list = planForm.useList('perks')
  return (
    <Rows
      name="perks"
      label={t('plans.perks')}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('plans.perks.add')}
      onAdd={list.keys.length < maxPerks ? () => list.add(blankText) : null}
      removeLabel={(place) => t('plans.perks.remove', { number: formats.number(place + 1) })}
      onRemove={list.remove}
      isWide
    >
      {(place) => <WrittenText name={`perks.${place}`} />}
    </Rows>
  )
}

/** Texts in each language, side by side; empty ones fall back to English. */
function WrittenText({ name }: { name: 'name' | `perks.${number}` }) {
  return (
    <FieldGrid isNarrow>
      {languages.map(({ id, ownName }) => (
        <planForm.Field key={id} name={`${name}.${id}`}>
          {({ value = '', ...field }) => (
            <TextField
              label={ownName}
              lang={id}
              dir={directionOf(id)}
              autoComplete="off"
              isRequired={id === 'en'}
              value={value}
              {...field}
            />
          )}
        </planForm.Field>
      ))}
    </FieldGrid>
  )
}
