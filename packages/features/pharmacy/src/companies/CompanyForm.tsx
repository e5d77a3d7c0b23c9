import {
  companyBody,
  type CompanyBody,
  type CompanyDetail,
  companyKinds,
  regulators,
} from '@console/domain/company'
import { useFormats, useTranslate } from '@console/core/i18n'
import { defineForm, FieldGrid, Form, type FormProps } from '@console/form'
import { DateField, FieldSet, Select, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalText } from '../optionalText'

const companyForm = defineForm(companyBody)

/** Selectable countries of companies; a company elsewhere keeps its country. */
const countries = [
  'KE',
  'UG',
  'TZ',
  'RW',
  'ET',
  'SO',
  'AE',
  'CN',
  'DE',
  'EG',
  'FR',
  'GB',
  'IN',
  'TR',
  'US',
  'ZA',
]

interface CompanyFormProps extends Pick<
  FormProps<never, CompanyBody, CompanyDetail>,
  'draft' | 'write' | 'onSent' | 'onOutdated' | 'onCancel' | 'submitLabel'
> {
  /** Initial values; null for a new one. */
  company: CompanyDetail | null
}

/** Form of a company. The server refuses a licence that another company has, at its field. */
export function CompanyForm({ company, ...props }: CompanyFormProps) {
  const initial = useMemo(() => initialOf(company), [company])
  return (
    <Form form={companyForm} initial={initial} isOpened {...props}>
      <CompanyFields />
    </Form>
  )
}

function initialOf(company: CompanyDetail | null) {
  return {
    name: company?.name ?? '',
    kind: company?.kind ?? null,
    country: company?.country ?? 'KE',
    regulator: company?.regulator ?? null,
    licenceNo: company?.licenceNo ?? '',
    licenceExpiresOn: company?.licenceExpiresOn ?? '',
    contacts: company?.contacts ?? { person: null, email: null, phone: null },
  }
}

function CompanyFields() {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const country = companyForm.useValue('country')
  const offered = countries.includes(country) ? countries : [country, ...countries]
  return (
    <>
      <companyForm.Field name="name">
        {(field) => (
          <TextField label={t('company.name')} isRequired autoComplete="off" {...field} />
        )}
      </companyForm.Field>
      <FieldGrid>
        <companyForm.Field name="kind">
          {(field) => (
            <Select
              label={t('company.kind')}
              isRequired
              options={companyKinds.map((id) => ({ id, label: translate(`company:kind.${id}`) }))}
              {...field}
            />
          )}
        </companyForm.Field>
        <companyForm.Field name="country">
          {(field) => (
            <Select
              label={t('company.country')}
              isRequired
              options={offered.map((id) => ({ id, label: formats.country(id) }))}
              {...field}
            />
          )}
        </companyForm.Field>
        <companyForm.Field name="regulator">
          {(field) => (
            <Select
              label={t('company.regulator')}
              isRequired
              options={regulators.map((id) => ({
                id,
                label: translate(`company:regulator.${id}`),
              }))}
              {...field}
            />
          )}
        </companyForm.Field>
        <companyForm.Field name="licenceNo">
          {(field) => <TextField label={t('company.licenceNo')} isRequired isCode {...field} />}
        </companyForm.Field>
        <companyForm.Field name="licenceExpiresOn">
          {(field) => <DateField label={t('company.licenceExpiresOn')} isRequired {...field} />}
        </companyForm.Field>
      </FieldGrid>
      <Contacts />
    </>
  )
}

function Contacts() {
  const { t } = useTranslation('pharmacy')
  return (
    <FieldSet label={t('contacts')}>
      <FieldGrid>
        <companyForm.Field name="contacts.person">
          {(field) => <TextField label={t('contact.person')} {...optionalText(field)} />}
        </companyForm.Field>
        <companyForm.Field name="contacts.email">
          {(field) => (
            <TextField label={t('contact.email')} type="email" {...optionalText(field)} />
          )}
        </companyForm.Field>
        <companyForm.Field name="contacts.phone">
          {(field) => (
            <TextField
              label={t('contact.phone')}
              description={t('contact.phone.hint')}
              type="tel"
              dir="ltr"
              {...optionalText(field)}
            />
          )}
        </companyForm.Field>
      </FieldGrid>
    </FieldSet>
  )
}
