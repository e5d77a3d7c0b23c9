import { useTranslate, useFormats } from '@console/core/i18n'
import {
  type Registration,
  toRegisteredPlace,
  toRegistration,
  type RegistrationDocument,
} from '@console/domain/registration'
import { GuestPage } from '@console/guest-page'
import { type StepItem, Steps, Text, CopyField, Banner, Link, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

interface RegistrationPageProps {
  title: string
  /** Current registration; null before it exists. */
  registration: Registration | null
  /** Current step; null without steps, before and after. */
  step: Step | null
  children: ReactNode
}

/** Page around every step of a registration: progress, the step, and the link to resume it. */
export function RegistrationPage({ title, registration, step, children }: RegistrationPageProps) {
  const { t } = useTranslation('registration')
  const translate = useTranslate()
  const navigate = useNavigate()

  return (
    <GuestPage
      isWide
      title={title}
      languageLabel={t('card.language')}
      copyright={t('card.copyright', { year: new Date().getFullYear() })}
    >
      {step === null ? null : (
        <Steps
          isRow
          label={title}
          steps={itemsOf(step, registration, (id) => t(`step.${id}`))}
          messages={{
            current: translate('form:composer.step.current'),
            done: translate('form:composer.step.done'),
            toCome: translate('form:composer.step.toCome'),
            wrong: translate('form:composer.step.wrong'),
          }}
          onGo={(id) => {
            if (registration) void navigate(addressOf(registration, id))
          }}
        />
      )}
      {registration && step !== null && registration.submitted ? (
        <AskedBanner registration={registration} />
      ) : null}
      {children}
      {registration && registration.submitted === null ? (
        <ResumeLink registration={registration} />
      ) : (
        <Text as="p" size="sm" tone="muted">
          {t('saved.note')}
        </Text>
      )}
    </GuestPage>
  )
}

function itemsOf(
  current: Step,
  registration: Registration | null,
  label: (id: Step) => string,
): StepItem<Step>[] {
  const isDone: Record<Step, boolean> = {
    about: registration !== null,
    documents: registration?.hasDocuments === true,
    place: false,
  }
  const isOpen: Record<Step, boolean> = {
    about: true,
    documents: isDone.about,
    place: isDone.documents,
  }
  const isAsked = (id: Step) =>
    registration?.asked.some(({ pointer }) => stepOf(pointer) === id) === true
  return (['about', 'documents', 'place'] as const).map((id) => ({
    id,
    label: label(id),
    state: id === current ? 'current' : isAsked(id) ? 'wrong' : isDone[id] ? 'done' : 'toCome',
    isOpen: isOpen[id],
  }))
}

/** Link to resume a registration, here or on another device, for anyone who has it. */
function ResumeLink({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration')
  const formats = useFormats()
  const { option, draftToken, hasDocuments, expiresAt } = registration
  const path = hasDocuments
    ? toRegisteredPlace(draftToken)
    : toRegistration(option, draftToken, 'documents')
  return (
    <CopyField
      label={t('resume.label')}
      description={t('resume.note', { day: formats.date(new Date(expiresAt)) })}
      value={new URL(path, location.origin).href}
      copyLabel={t('resume.copy')}
      copiedLabel={t('resume.copied')}
    />
  )
}

/** Banner over every step while changes are requested: each request with a link to its field. */
function AskedBanner({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration')
  const { asked, submitted } = registration
  const note = submitted?.input?.note ?? null
  return (
    <Banner tone="warning">
      <Stack gap={2}>
        <Text as="p" weight="semibold">
          {t('submitted.changes')}
        </Text>
        {note === null ? null : (
          <Text as="p">
            <bdi>{note}</bdi>
          </Text>
        )}
        {asked.length === 0 ? null : (
          <Stack as="ul" gap={1}>
            {asked.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <Asked registration={registration} pointer={pointer} />: <bdi>{message}</bdi>
              </li>
            ))}
          </Stack>
        )}
        <Text as="p" tone="muted">
          {t('asked.help')}
        </Text>
      </Stack>
    </Banner>
  )
}

const messages = {
  '/about/tradingName': 'about.tradingName',
  '/about/legalName': 'about.legalName',
  '/about/kind': 'about.kind',
  '/about/registrationNo': 'about.registrationNo',
  '/about/taxPin': 'about.taxPin',
  '/about/owner': 'about.owner',
  '/place': 'place.title',
} as const

/** Subject of a request: a link to its step, if it has one. */
function Asked({ registration, pointer }: { registration: Registration; pointer: string }) {
  const { t } = useTranslation('registration')
  const type = pointer.split('/documents/')[1] as RegistrationDocument | undefined
  const word = messages[pointer as keyof typeof messages]
  const step = stepOf(pointer)
  if (step === null || (type === undefined && word === undefined)) return t('asked.other')
  return (
    <Link href={addressOf(registration, step)}>
      {type === undefined ? t(word) : t(`document.${type}`)}
    </Link>
  )
}

/** Steps of a registration, each with its own address. */
type Step = 'about' | 'documents' | 'place'

/** Address of a step of a registration. */
function addressOf({ option, draftToken }: Registration, step: Step): string {
  return step === 'place' ? toRegisteredPlace(draftToken) : toRegistration(option, draftToken, step)
}

/** Step of a requested change; null if no step has it. */
function stepOf(pointer: string): Step | null {
  const [, step] = pointer.split('/')
  return step === 'about' || step === 'documents' || step === 'place' ? step : null
}
