import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { findPlaces } from '@console/domain/place'
import {
  registeredPlace,
  type Registration,
  submitRegistration,
} from '@console/domain/registration'
import { defineForm, FieldGrid, SearchField, Form } from '@console/form'
import { Select, Stack, Text, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { askedAt } from './asked'
import { useCacheRegistration } from '../page/useRegistration'
import type { StepProps } from './AboutStep'

const form = defineForm(registeredPlace)

const blank = { country: null, county: '', town: '', line1: '', postalCode: '', reply: '' }

/** Location of the business; saving it submits the registration. */
export function PlaceStep({ registration, onOutdated }: StepProps) {
  const { t } = useTranslation('registration')
  const send = useSend()
  const cache = useCacheRegistration()
  const { place, asked, submitted } = registration
  return (
    <Form
      form={form}
      initial={{ ...blank, ...place }}
      draft={`registration:${registration.draftToken}:place`}
      submitLabel={t(submitted ? 'place.again' : 'place.submit')}
      pendingLabel={t('place.submitting')}
      blocker={registration.hasDocuments ? undefined : t('place.documentsMissing')}
      onOutdated={onOutdated}
      write={(body, key) => submitRegistration(send, registration, body, key)}
      onSent={cache}
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t(submitted ? 'place.help.again' : 'place.help')}
        </Text>
        <CountryField countries={registration.countries} />
        <CountyField />
        <FieldGrid>
          <form.Field name="town">
            {(field) => (
              <TextField
                label={t('place.town')}
                autoComplete="address-level2"
                isRequired
                {...field}
              />
            )}
          </form.Field>
          <form.Field name="postalCode">
            {(field) => (
              <TextField
                label={t('place.postalCode')}
                autoComplete="postal-code"
                isCode
                {...field}
              />
            )}
          </form.Field>
        </FieldGrid>
        <form.Field name="line1">
          {(field) => (
            <TextField
              label={t('place.line1')}
              description={askedAt(asked, '/place', t('place.line1.note'))}
              autoComplete="address-line1"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        {submitted ? (
          <form.Field name="reply">
            {(field) => (
              <TextArea label={t('place.reply')} description={t('place.reply.note')} {...field} />
            )}
          </form.Field>
        ) : null}
      </Stack>
    </Form>
  )
}

function CountryField({ countries }: Pick<Registration, 'countries'>) {
  const { t } = useTranslation('registration')
  const formats = useFormats()
  const fill = form.useSetValues()
  return (
    <form.Field name="country">
      {(field) => (
        <Select
          label={t('place.country')}
          isRequired
          placeholder={t('choose')}
          options={countries.map((id) => ({ id, label: formats.country(id) }))}
          {...field}
          onChange={(country) => {
            if (country === field.value) return
            field.onChange(country)
            // They belong to another country.
            fill({ county: '', town: '' })
          }}
        />
      )}
    </form.Field>
  )
}

function CountyField() {
  const { t } = useTranslation('registration')
  const send = useSend()
  const fill = form.useSetValues()
  const country = form.useValue('country') ?? ''
  return (
    <form.Field name="county">
      {({ value, onChange, ...field }) => (
        <SearchField
          label={t('place.county')}
          description={t(country === '' ? 'place.county.first' : 'place.county.note')}
          isRequired
          queryKey={['places', country]}
          find={async (text, signal) => (await findPlaces(send, text, country, signal)).items}
          optionOf={({ county, town }) => ({
            id: county,
            label: county,
            ...(town === county ? {} : { description: town }),
          })}
          onChoose={({ county, town }) => fill({ county, town })}
          text={value}
          onTextChange={onChange}
          {...field}
        />
      )}
    </form.Field>
  )
}
