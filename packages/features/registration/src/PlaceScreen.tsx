import { isOpen } from '@console/domain/registration'
import { useTranslation } from 'react-i18next'
import { Gone } from './parts/Gone'
import { GuestQueries } from './parts/GuestQueries'
import { ReadRegistration } from './parts/ReadRegistration'
import { RegistrationPage } from './parts/RegistrationPage'
import { useRegistration } from './parts/useRegistration'
import { PlaceStep } from './steps/PlaceStep'
import { Submitted } from './steps/Submitted'

/** /place-settings: the location, as the last step; after submission, the status. */
export function PlaceScreen() {
  return (
    <GuestQueries>
      <Placing />
    </GuestQueries>
  )
}

function Placing() {
  const { t } = useTranslation('registration')
  const { token, query } = useRegistration()
  const title = t('place.title')
  if (token === null)
    return (
      <RegistrationPage title={title} registration={null} step={null}>
        <Gone />
      </RegistrationPage>
    )
  return (
    <ReadRegistration title={title} query={query}>
      {(registration) => {
        const { submitted } = registration
        const isOver = submitted !== null && !isOpen(registration)
        return (
          <RegistrationPage
            title={isOver ? t('submitted.title') : title}

            registration={registration}
            step={isOver ? null : 'place'}
          >
            {isOver ? (
              <Submitted {...submitted} />
            ) : (
              <PlaceStep registration={registration} onOutdated={() => query.refetch()} />
            )}
          </RegistrationPage>
        )
      }}
    </ReadRegistration>
  )
}
