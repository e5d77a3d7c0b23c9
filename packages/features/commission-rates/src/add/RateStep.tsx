import { rateBases, type RateBasis, ratePayers } from '@console/domain/commission-rate'
import { Checkbox, DateField, SegmentedChoice, Stack, TextArea, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Amounts } from './Amounts'
import { Percent } from './Percent'
import { rate } from './rateForm'
import { Tiers } from './Tiers'

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
