import { rateBases, type RateBasis, ratePayers } from '@console/domain/commission-rate'
import {
  Checkbox,
  DateField,
  SegmentedChoice,
  Stack,
  TextArea,
  theme,
  MoneyField,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Rows } from '@console/form'
import { currencies, type Currency } from '@console/core/contracts'
import { Percent } from './Percent'
import { rate } from './rateForm'

/** Calculation, start and reason of the rate. */
export function RateStep() {
  const { t } = useTranslation('commission-rates')
  const basis = rate.useValue('basis')
  const kind = rate.useValue('kind')
  const fill = rate.useSetValues()
  return (
    <Stack gap={4}>
      <rate.Field name="basis">
        {(field) => (
          <SegmentedChoice
            label={t('filter.basis')}
            options={rateBases.map((id) => ({ id, label: t(`basis.${id}`) }))}
            value={basis ?? 'percent'}
            onChange={(next) => {
              field.onChange(next)
              // Values of one basis have no field in another.
              fill(unused[next])
            }}
          />
        )}
      </rate.Field>
      {basis === 'fixed' ? <Amounts name="fixed" label={t('basis.fixed')} /> : null}
      {basis === 'tiered' ? <Tiers /> : null}
      {basis === 'percent' ? (
        <rate.Field name="rateBps">
          {(field) => (
            <Percent label={t('add.percent')} description={t('add.percent.hint')} {...field} />
          )}
        </rate.Field>
      ) : null}
      {basis === 'fixed' ? null : (
        <Bounds>
          <Amounts name="min" label={t('column.min')} />
          <Amounts name="max" label={t('column.max')} />
        </Bounds>
      )}
      {kind === 'agent' ? (
        <rate.Field name="paidOutOf">
          {(field) => (
            <SegmentedChoice
              label={t('column.payer')}
              options={ratePayers.map((id) => ({ id, label: t(`payer.${id}`) }))}
              value={field.value ?? 'seller'}
              onChange={field.onChange}
            />
          )}
        </rate.Field>
      ) : null}
      <rate.Field name="includesTax">
        {({ value, onChange, name }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange}>
            {t('add.includesTax')}
          </Checkbox>
        )}
      </rate.Field>
      <rate.Field name="includesDelivery">
        {({ value, onChange, name }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange}>
            {t('add.includesDelivery')}
          </Checkbox>
        )}
      </rate.Field>
      <rate.Field name="effectiveFrom">
        {({ value, onChange, ...field }) => (
          <DateField
            label={t('column.from')}
            description={t('add.from.hint')}
            {...field}
            value={value?.slice(0, 10) ?? ''}
            onChange={(day) => onChange(day === '' ? null : `${day}T00:00:00Z`)}
          />
        )}
      </rate.Field>
      <rate.Field name="reason">
        {(field) => <TextArea label={t('column.reason')} isRequired {...field} />}
      </rate.Field>
    </Stack>
  )
}

const unused = {
  percent: { fixed: [], tiers: [] },
  fixed: { rateBps: null, tiers: [], min: [], max: [] },
  tiered: { rateBps: null, fixed: [] },
} satisfies Record<RateBasis, object>

/* Minimum and maximum, side by side if there is room. */
const Bounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space[4]};
`

const codes = Object.keys(currencies) as Currency[]

/** Amounts per currency: a fixed amount per line, or the minimum or maximum of its commission. */
function Amounts({ name, label }: { name: 'fixed' | 'min' | 'max'; label: string }) {
  const { t } = useTranslation('commission-rates')
  const list = rate.useList(name)
  const read = rate.useRead()

  function add() {
    const used = new Set(read(name).map(({ currency }) => currency))
    const next = codes.find((code) => !used.has(code))
    if (next) list.add({ amount: null, currency: next })
  }

  return (
    <Rows
      {...{ name, label }}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('add.currency')}
      onAdd={list.keys.length < codes.length ? add : null}
      removeLabel={(place) => t('add.remove', { name: `${label} ${place + 1}` })}
      onRemove={list.remove}
    >
      {(place) => (
        <rate.Field name={`${name}.${place}`}>
          {(field) => (
            <MoneyField
              label={t('add.amount', { number: place + 1 })}
              currencyLabel={t('impact.currency')}
              currencies={currencies}
              isRequired
              {...field}
            />
          )}
        </rate.Field>
      )}
    </Rows>
  )
}

/** Tiers: the amount from which each share applies. A new one has the currency of the last. */
function Tiers() {
  const { t } = useTranslation('commission-rates')
  const list = rate.useList('tiers')
  const read = rate.useRead()

  function add() {
    const last = read('tiers').at(-1)
    const from = last
      ? { amount: null, currency: last.from.currency }
      : { amount: 0, currency: 'KES' as const }
    list.add({ from, rateBps: null })
  }

  return (
    <Rows
      name="tiers"
      label={t('basis.tiered')}
      description={t('add.tiers.hint')}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('add.tier')}
      onAdd={add}
      removeLabel={(place) => t('add.tier.remove', { number: place + 1 })}
      onRemove={list.remove}
    >
      {(place) => (
        <>
          <rate.Field name={`tiers.${place}.from`}>
            {(field) => (
              <MoneyField
                label={t('add.tier.from', { number: place + 1 })}
                currencyLabel={t('impact.currency')}
                currencies={currencies}
                isRequired
                {...field}
              />
            )}
          </rate.Field>
          <rate.Field name={`tiers.${place}.rateBps`}>
            {(field) => <Percent label={t('add.tier.share', { number: place + 1 })} {...field} />}
          </rate.Field>
        </>
      )}
    </Rows>
  )
}
