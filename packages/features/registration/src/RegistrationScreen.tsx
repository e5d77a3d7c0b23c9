import { type RegistrationOption, toRegisteredPlace } from '@console/domain/registration'
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
  const [search] = useSearchParams()
  const step = search.get('step') === 'documents' ? 'documents' : 'about'
  const { token, query } = useRegistration()
  const onOutdated = () => query.refetch()

  return (
    <RegistrationPage
      title={t(`title.${option}`)}
      option={option}
      registration={query.data ?? null}
      step={step}
    >
      {token === null ? (
        <AboutStep option={option} registration={null} onOutdated={onOutdated} />
      ) : (
        <ReadRegistration query={query}>
          {(registration) =>
            registration.submitted ? (
              <Navigate to={toRegisteredPlace(token)} replace />
            ) : step === 'about' ? (
              <AboutStep
                option={registration.option}
                registration={registration}
                onOutdated={onOutdated}
              />
            ) : (
              <DocumentsStep registration={registration} onOutdated={onOutdated} />
            )
          }
        </ReadRegistration>
      )}
    </RegistrationPage>
  )
}
