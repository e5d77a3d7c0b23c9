import { useTranslation } from 'react-i18next'
import { Gone } from './parts/Gone'
import { GuestQueries } from './parts/GuestQueries'
import { ReadRegistration } from './parts/ReadRegistration'
import { RegistrationPage } from './parts/RegistrationPage'
import { useRegistration } from './parts/useRegistration'
import { PlaceStep } from './steps/PlaceStep'
import { Submitted } from './steps/Submitted'

/** /place-settings: where it is, the last step; and, once it was sent off, what has become of it. */
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
  const registration = query.data ?? null
  const isOver = registration?.submitted != null

  return (
    <RegistrationPage
      title={t(isOver ? 'submitted.title' : 'place.title')}
      option={registration?.option ?? null}
      registration={registration}
      step={registration && !isOver ? 'place' : null}
    >
      {token === null ? (
        <Gone />
      ) : (
        <ReadRegistration query={query}>
          {(read) =>
            read.submitted ? (
              <Submitted {...read.submitted} />
            ) : (
              <PlaceStep registration={read} onOutdated={() => query.refetch()} />
            )
          }
        </ReadRegistration>
      )}
    </RegistrationPage>
  )
}
