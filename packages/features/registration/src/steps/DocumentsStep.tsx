import { useSend } from '@console/core/api'
import {
  documentsForm,
  isNumbered,
  lasts,
  type Registration,
  saveDocuments,
  type SentDocument,
  toRegisteredPlace,
} from '@console/domain/registration'
import { defineForm, FieldGrid, Form } from '@console/form'
import { DateField, FieldSet, Stack, Text, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FileField } from './FileField'
import { askedAt } from './asked'
import { useCacheRegistration } from '../page/useRegistration'
import type { StepProps } from './AboutStep'

const form = defineForm(documentsForm)

/** Documents that this kind of business requires, each with its file. */
export function DocumentsStep({ registration, onOutdated }: StepProps) {
  const { t } = useTranslation('registration')
  const send = useSend()
  const navigate = useNavigate()
  const cache = useCacheRegistration()
  const { documents, draftToken } = registration

  return (
    <Form
      form={form}
      initial={{ documents }}
      draft={`registration:${draftToken}:documents`}
      submitLabel={t('next')}
      onOutdated={onOutdated}
      write={(body) => saveDocuments(send, registration, body)}
      onSent={(answer) => {
        cache(answer)
        void navigate(toRegisteredPlace(draftToken))
      }}
    >
      <Stack gap={5}>
        <Text as="p" tone="muted">
          {t('documents.help')}
        </Text>
        {documents.map(({ type }, place) => (
          <DocumentFields key={type} type={type} place={place} registration={registration} />
        ))}
      </Stack>
    </Form>
  )
}

interface DocumentFieldsProps {
  type: SentDocument['type']
  place: number
  registration: Registration
}

function DocumentFields({ type, place, registration: { draftToken, asked } }: DocumentFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <FieldSet label={t(`document.${type}`)} description={askedAt(asked, `/documents/${type}`)}>
      <Stack gap={3}>
        <form.Field name={`documents.${place}.file`}>
          {(field) => <FileField type={type} draftToken={draftToken} field={field} />}
        </form.Field>
        {isNumbered(type) || lasts(type) ? (
          <FieldGrid>
            {isNumbered(type) ? (
              <form.Field name={`documents.${place}.number`}>
                {(field) => (
                  <TextField label={t('documents.number')} isCode isRequired {...field} />
                )}
              </form.Field>
            ) : null}
            {lasts(type) ? (
              <form.Field name={`documents.${place}.expiresOn`}>
                {(field) => <DateField label={t('documents.expiresOn')} isRequired {...field} />}
              </form.Field>
            ) : null}
          </FieldGrid>
        ) : null}
      </Stack>
    </FieldSet>
  )
}
