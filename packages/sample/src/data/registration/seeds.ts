import { documentsFor, isNumbered, lasts } from '@console/domain/registration'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { hour, instant, sampleStart } from '../../store/clock'
import { documentTitles } from '../shared/parties'
import { scan } from '../shared/pictures'
import type { StoredFile, StoredRegistration } from './rows'

/** Registrations begun before the sample's start: stories and tests rely on these. */
export const fixtureRegistrations = ['begun', 'documented', 'provider'] as const

/** Name of a registration that stories and tests rely on. */
export type FixtureRegistration = (typeof fixtureRegistrations)[number]

/** Token of a registration that stories and tests rely on. */
export function fixtureRegistration(name: FixtureRegistration): string {
  return token('registration', fixtureRegistrations.indexOf(name))
}

const at = instant(sampleStart - 5 * hour)

const about: StoredRegistration['about'] = {
  owner: {
    first_name: 'Halima',
    last_name: 'Noor',
    email: 'halima.noor@mlima-dawa.example',
    user_phone: '+254012345670',
    idType: 'national_id',
    idNumber: '30118842',
  },
  kind: 'pharmacy',
  tradingName: 'Mlima Dawa',
  legalName: 'Mlima Dawa Ltd',
  registrationNo: 'BN-90417733',
  taxPin: 'P051234567Z',
}

const provider: StoredRegistration['about'] = {
  ...about,
  owner: { ...about.owner, first_name: 'سامي', last_name: 'عبد الرحمن' },
  kind: 'service_provider',
  tradingName: 'ورشة النيل للصيانة',
  legalName: 'شركة النيل لخدمات الصيانة المحدودة',
  registrationNo: 'BN-90417734',
  taxPin: 'P051234568Z',
}

function rowOf(name: FixtureRegistration): StoredRegistration {
  const isProvider = name === 'provider'
  const content = isProvider ? provider : about
  return {
    draftToken: fixtureRegistration(name),
    version: name === 'documented' ? 2 : 1,
    option: isProvider ? 'provider' : 'business',
    about: content,
    documents:
      name === 'documented'
        ? documentsFor(content.kind).map((type, index) => ({
            type,
            picture: token('registrationPicture', index),
            number: isNumbered(type) ? '4471-2026' : '',
            expiresOn: lasts(type) ? '2027-05-31' : '',
          }))
        : [],
    beganAt: at,
    changedAt: at,
    business: null,
  }
}

/** Registrations at the sample's start. */
export const registrations = once((): StoredRegistration[] => fixtureRegistrations.map(rowOf))

/** Files of their documents: drawings. */
export const files = once((): StoredFile[] =>
  documentsFor(about.kind).map((type, index) => {
    const isCard = type.startsWith('owner')
    const lines = [isCard ? 'Halima Noor' : about.legalName, `No. ${about.registrationNo}`]
    const { url, width, height } = scan(documentTitles[type], lines, isCard, index)
    return {
      version: 1,
      mediaToken: token('registrationPicture', index),
      draftToken: fixtureRegistration('documented'),
      url,
      width,
      height,
    }
  }),
)
