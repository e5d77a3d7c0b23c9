import type { Registration, RegistrationDocument } from '@console/domain/registration'
import { Banner, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { addressOf, stepOf } from './steps'

/** Banner over every step while changes are requested: each request with a link to its field. */
export function AskedBanner({ registration }: { registration: Registration }) {
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
