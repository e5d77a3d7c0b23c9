import { isOpen, type Registration } from '@console/domain/registration'
import { useTranslation } from 'react-i18next'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Answer, Stack, Text } from '@console/ui'
import { ReadRegistration, Gone, GuestQueries } from './page/ReadRegistration'
import { RegistrationPage } from './page/RegistrationPage'
import { useRegistration } from './page/useRegistration'
import { PlaceStep } from './steps/PlaceStep'

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

type SubmittedProps = NonNullable<Registration['submitted']>

/** Messages to the registrant by status: pending, or decided. */
const messages = {
  pending: 'waiting',
  under_review: 'waiting',
  changes_requested: 'changes',
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'closed',
  withdrawn: 'closed',
} as const

/** A submitted registration: its number, and its status. */
function Submitted({ businessNo, dueAt, approvalStatus, input }: SubmittedProps) {
  const { t } = useTranslation('registration')
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <Answer>
      <Stack gap={3}>
        <Text as="p" weight="semibold">
          {t('submitted.number', { number: businessNo })}
        </Text>
        <Text as="p">
          {t(`submitted.${messages[approvalStatus]}`, { when: formats.dateTime(new Date(dueAt)) })}
        </Text>
        {input?.reasonCode ? (
          <Text as="p">{translate(`approval:reason.${input.reasonCode}`)}</Text>
        ) : null}
        {input?.note ? (
          <Text as="p">
            <bdi>{input.note}</bdi>
          </Text>
        ) : null}
      </Stack>
    </Answer>
  )
}
