import {
  isOpen,
  type Registration,
  type RegistrationOption,
  toRegisteredPlace,
} from '@console/domain/registration'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { GuestQueries } from './parts/GuestQueries'
import { ReadRegistration } from './parts/ReadRegistration'
import { RegistrationPage } from './parts/RegistrationPage'
import { useRegistration } from './parts/useRegistration'
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
 * Who registers and, with `&step=documents`, what they send in. Without `?registration=` it is begun: from then on the address names it,
 * and a reload or the link elsewhere goes on where it was saved.
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

/** The step that the address names, of a registration that was begun. */
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
