import { useTranslate } from '@console/core/i18n'
import type { Registration } from '@console/domain/registration'
import { GuestPage } from '@console/guest-page'
import { type StepItem, Steps, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AskedBanner } from './AskedBanner'
import { ResumeLink } from './ResumeLink'
import { addressOf, type Step, stepOf } from './steps'

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
