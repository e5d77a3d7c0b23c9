import { useSend } from '@console/core/api'
import {
  about,
  beginRegistration,
  kindsOf,
  type Registration,
  type RegistrationOption,
  saveAbout,
  toRegistration,
} from '@console/domain/registration'
import { defineForm, FieldGrid, Form } from '@console/form'
import { FieldSet, Select, Stack, Text, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Asked, askedAt } from './asked'
import { useCacheRegistration } from '../page/useRegistration'

const form = defineForm(about)

const idTypes = ['national_id', 'passport', 'alien_id'] as const

const blank = {
  owner: { first_name: '', last_name: '', email: '', user_phone: '', idType: null, idNumber: '' },
  tradingName: '',
  legalName: '',
  registrationNo: '',
  taxPin: '',
}

export interface StepProps {
  registration: Registration
  /** Reads it again, after it was changed elsewhere. */
  onOutdated: () => unknown
}

interface AboutStepProps extends Omit<StepProps, 'registration'> {
  option: RegistrationOption
  /** Null if this step creates it. */
  registration: Registration | null
}

/** Registrant and their business. Saving creates or updates the registration. */
export function AboutStep({ option, registration, onOutdated }: AboutStepProps) {
  const { t } = useTranslation('registration')
  const send = useSend()
  const navigate = useNavigate()
  const cache = useCacheRegistration()
  const kinds = kindsOf[option]
  const [only, ...others] = kinds
  const kind = others.length === 0 && only ? only : null
  const asked = registration?.asked ?? []

  return (
    <Form
      form={form}
      initial={registration?.about ?? { ...blank, kind }}
      draft={
        registration ? `registration:${registration.draftToken}:about` : `registration:${option}`
      }
      submitLabel={t('next')}
      describeIssue={({ path = [], input }) =>
        path.at(-1) === 'user_phone' && input !== '' ? t('about.phone.invalid') : undefined
      }
      onOutdated={onOutdated}
      write={(body, key) =>
        registration
          ? saveAbout(send, registration, body)
          : beginRegistration(send, option, body, key)
      }
      onSent={(answer) => {
        cache(answer)
        const { draftToken } = answer
        // Going back returns to the existing registration.
        void navigate(toRegistration(option, draftToken, 'about'), { replace: true })
        void navigate(toRegistration(option, draftToken, 'documents'))
      }}
    >
      <Stack gap={5}>
        <Text as="p" tone="muted">
          {t('about.help')}
        </Text>
        <Owner asked={asked} isSent={registration !== null && registration.submitted !== null} />
        <FieldSet label={t('about.business')}>
          <Stack gap={3}>
            {kind === null ? (
              <form.Field name="kind">
                {(field) => (
                  <Select
                    label={t('about.kind')}
                    description={askedAt(asked, '/about/kind')}
                    isRequired
                    placeholder={t('choose')}
                    options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
                    {...field}
                  />
                )}
              </form.Field>
            ) : null}
            <FieldGrid>
              <form.Field name="tradingName">
                {(field) => (
                  <TextField
                    label={t('about.tradingName')}
                    description={askedAt(asked, '/about/tradingName', t('about.tradingName.note'))}
                    autoComplete="organization"
                    isRequired
                    {...field}
                  />
                )}
              </form.Field>
              <form.Field name="legalName">
                {(field) => (
                  <TextField
                    label={t('about.legalName')}
                    description={askedAt(asked, '/about/legalName', t('about.legalName.note'))}
                    isRequired
                    {...field}
                  />
                )}
              </form.Field>
              <form.Field name="registrationNo">
                {(field) => (
                  <TextField
                    label={t('about.registrationNo')}
                    description={askedAt(asked, '/about/registrationNo')}
                    isCode
                    isRequired
                    {...field}
                  />
                )}
              </form.Field>
              <form.Field name="taxPin">
                {(field) => (
                  <TextField
                    label={t('about.taxPin')}
                    description={askedAt(asked, '/about/taxPin')}
                    isCode
                    isRequired
                    {...field}
                  />
                )}
              </form.Field>
            </FieldGrid>
          </Stack>
        </FieldSet>
      </Stack>
    </Form>
  )
}

interface OwnerProps {
  asked: Asked
  /**
   * Set after the first submission: of the number of the identity document, only the last four characters are known
   * then.
   */
  isSent: boolean
}

function Owner({ asked, isSent }: OwnerProps) {
  const { t } = useTranslation('registration')
  return (
    <FieldSet label={t('about.owner')} description={askedAt(asked, '/about/owner')}>
      <FieldGrid>
        <form.Field name="owner.first_name">
          {(field) => (
            <TextField
              label={t('about.firstName')}
              autoComplete="given-name"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="owner.last_name">
          {(field) => (
            <TextField
              label={t('about.lastName')}
              autoComplete="family-name"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="owner.email">
          {(field) => (
            <TextField
              label={t('about.email')}
              type="email"
              autoComplete="email"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="owner.user_phone">
          {(field) => (
            <TextField
              label={t('about.phone')}
              description={t('about.phone.note')}
              type="tel"
              autoComplete="tel"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="owner.idType">
          {(field) => (
            <Select
              label={t('about.idType')}
              isRequired
              placeholder={t('choose')}
              options={idTypes.map((id) => ({ id, label: t(`idType.${id}`) }))}
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="owner.idNumber">
          {(field) => (
            <TextField
              label={t('about.idNumber')}
              description={isSent ? t('about.idNumber.kept') : undefined}
              dir="ltr"
              isRequired
              {...field}
            />
          )}
        </form.Field>
      </FieldGrid>
    </FieldSet>
  )
}
