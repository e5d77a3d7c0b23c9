import { currencies, type Currency } from '@console/core/contracts'
import { ratePayers } from '@console/domain/commission-rate'
import {
  Button,
  Checkbox,
  DateField,
  MoneyField,
  NumberField,
  SegmentedChoice,
  Stack,
  TextArea,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import { rate } from './rateForm'

/** How it is computed, since when, and why. */
export function RateStep() {
  const { t } = useTranslation('commission-rates')
  const basis = rate.useValue('basis')
  const kind = rate.useValue('kind')
  return (
    <Stack gap={4}>
      <rate.Field name="basis">
        {(field) => (
          <SegmentedChoice
            label={t('filter.basis')}
            options={(['percent', 'fixed'] as const).map((id) => ({ id, label: t(`basis.${id}`) }))}
            value={field.value === 'fixed' ? 'fixed' : 'percent'}
            onChange={field.onChange}
          />
        )}
      </rate.Field>
      {basis === 'fixed' ? (
        <FixedAmounts />
      ) : (
        <rate.Field name="rateBps">
          {({ value, onChange, ...field }) => (
            <NumberField
              label={t('add.percent')}
              description={t('add.percent.hint')}
              isRequired
              min={0}
              max={50}
              step={0.5}
              {...field}
              value={typeof value === 'number' ? value / 100 : value}
              onChange={(next) =>
                onChange(typeof next === 'number' ? Math.round(next * 100) : next)
              }
            />
          )}
        </rate.Field>
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

/** An amount for each currency that it is taken in. */
function FixedAmounts() {
  const { t } = useTranslation('commission-rates')
  const list = rate.useList('fixed')
  const read = rate.useRead()

  function add() {
    const used = new Set(read('fixed').map(({ currency }) => currency))
    const next = (Object.keys(currencies) as Currency[]).find((code) => !used.has(code))
    if (next) list.add({ amount: null, currency: next })
  }

  return (
    <div data-field="fixed">
      <Stack gap={2}>
        {list.keys.map((key, place) => (
          <rate.Field key={key} name={`fixed.${place}`}>
            {(field) => (
              <MoneyField
                label={t('add.amount')}
                currencyLabel={t('impact.currency')}
                currencies={currencies}
                isRequired
                {...field}
              />
            )}
          </rate.Field>
        ))}
        <div>
          <Button onPress={add}>{t('add.currency')}</Button>
        </div>
      </Stack>
    </div>
  )
}
