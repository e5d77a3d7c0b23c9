import {
  isOpen,
  type Registration,
  type RegistrationOption,
  toRegisteredPlace,
} from '@console/domain/registration'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ReadRegistration, GuestQueries } from './page/ReadRegistration'
import { RegistrationPage } from './page/RegistrationPage'
import { useRegistration } from './page/useRegistration'
import { AboutStep } from './steps/AboutStep'
import { DocumentsStep } from './steps/DocumentsStep'

/** /register-provider */
export const ProviderScreen = () => (
  <GuestQueries>
    <RegistrationScreen option="provider" />
  </GuestQueries>
)
/** /register-business */
export const BusinessScreen = () => (
  <GuestQueries>
    <RegistrationScreen option="business" />
  </GuestQueries>
)

/**
 * Registrant's details and, with `&step=documents`, their documents. Without `?registration=` a new registration is
 * created: from then on the address names it, and a reload or the link on another device resumes it.
 */
function RegistrationScreen({ option }: { option: RegistrationOption }) {
  const { t } = useTranslation('registration')
  const { token, query } = useRegistration()
  const onOutdated = () => query.refetch()
  const title = t(`title.${option}`)

  if (token === null)
    return (
      <RegistrationPage title={title} registration={null} step="about">
        <AboutStep option={option} registration={null} onOutdated={onOutdated} />
      </RegistrationPage>
    )
  return (
    <ReadRegistration title={title} query={query}>
      {(registration) =>
        isOpen(registration) ? (
          <Going registration={registration} onOutdated={onOutdated} />
        ) : (
          <Navigate to={toRegisteredPlace(token)} replace />
        )
      }
    </ReadRegistration>
  )
}

interface GoingProps {
  registration: Registration
  onOutdated: () => unknown
}

/** The step of the address, of an existing registration. */
function Going({ registration, onOutdated }: GoingProps) {
  const { t } = useTranslation('registration')
  const [search] = useSearchParams()
  const { option } = registration
  const step = search.get('step') === 'documents' ? 'documents' : 'about'
  return (
    <RegistrationPage
      title={t(`title.${option}`)}

      registration={registration}
      step={step}
    >
      {step === 'about' ? (
        <AboutStep option={option} registration={registration} onOutdated={onOutdated} />
      ) : (
        <DocumentsStep registration={registration} onOutdated={onOutdated} />
      )}
    </RegistrationPage>
  )
}
