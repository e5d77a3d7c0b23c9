import { currencies, type Currency } from '@console/core/contracts'
import { maxAdjustments, maxWithheld } from '@console/domain/commission-voucher'
import { QueryBoundary } from '@console/query-boundary'
import {
  Button,
  MoneyField,
  PercentField,
  RadioGroup,
  SkeletonText,
  Stack,
  TextArea,
  TextField,
  theme,
} from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { prepare } from './prepareForm'
import { useCollection } from './useCollection'

/** Adjustments, withholdings and payout account. */
export function AmountsStep() {
  const { t } = useTranslation('commission-payments')
  const collection = prepare.useValue('collection')
  if (!collection) return null
  return (
    <Stack gap={4}>
      <Adjustments currency={collection.currency} />
      <prepare.Field name="withholdingBps">
        {(field) => (
          <PercentField
            label={t('prepare.withholding')}
            isRequired
            max={maxWithheld}
            decimals={2}
            {...field}
          />
        )}
      </prepare.Field>
      <Destinations token={collection.token} />
      <prepare.Field name="note">
        {(field) => <TextArea label={t('fact.note')} {...field} />}
      </prepare.Field>
    </Stack>
  )
}

function Adjustments({ currency }: { currency: Currency }) {
  const { t } = useTranslation('commission-payments')
  const { keys, add, remove } = prepare.useList('adjustments')
  return (
    <Stack gap={3}>
      {keys.map((key, place) => (
        <Adjustment key={key}>
          <prepare.Field name={`adjustments.${place}.label`}>
            {(field) => <TextField label={t('prepare.label')} isRequired {...field} />}
          </prepare.Field>
          <prepare.Field name={`adjustments.${place}.amount`}>
            {(field) => (
              <MoneyField
                label={t('prepare.amount')}
                isRequired
                currencies={{ [currency]: currencies[currency] } as Record<Currency, number>}
                currencyLabel={currency}
                {...field}
              />
            )}
          </prepare.Field>
          <Button onPress={() => remove(place)}>{t('prepare.remove')}</Button>
        </Adjustment>
      ))}
      {keys.length < maxAdjustments ? (
        <div>
          <Button onPress={() => add({ label: '', amount: { amount: null, currency } })}>
            <Plus aria-hidden />
            {t('prepare.addAdjustment')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

function Destinations({ token }: { token: string }) {
  const { t } = useTranslation('commission-payments')
  const query = useCollection(token)
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={3} />}>
      {({ destinations }) => (
        <prepare.Field name="destination">
          {({ value, onChange, onBlur, errorMessage }) => (
            <RadioGroup
              label={t('prepare.destination')}
              isRequired
              options={destinations.map(({ token: id, method, label, isVerified }) => ({
                id,
                label: label || t('method.cash'),
                isDisabled: !isVerified,
                description: isVerified ? t(`method.${method}`) : t('prepare.unverified'),
              }))}
              value={value?.token ?? null}
              onChange={(id) => onChange(destinations.find((each) => each.token === id) ?? null)}
              {...{ onBlur, errorMessage }}
            />
          )}
        </prepare.Field>
      )}
    </QueryBoundary>
  )
}

const Adjustment = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: end;
`
