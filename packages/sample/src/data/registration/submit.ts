import type { RegisteredPlace } from '@console/domain/registration'
import type { Actor } from '@console/core/contracts'
import { token } from '../../random/token'
import { day, hour, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { identifiersOf } from '../business/details'
import { matchesOf, type Registered, registeredCodes } from '../business/registered'
import type { Business } from '../business/rows'
import type { Country } from '../../random/people'
import type { Submission } from '../shared/approval'
import { type Findings, summaryOf } from '../shared/checks'
import { currentEvent } from '../../store/currentEvent'
import { settingsIn } from '../shop-setting/settingsIn'
import type { StoredRegistration } from './rows'

/** Capabilities of each kind of business once it is approved. */
const capabilities: Readonly<Record<Business['kind'], Business['capabilities']>> = {
  retailer: ['b2c'],
  wholesaler: ['b2c', 'b2b'],
  manufacturer: ['b2b'],
  distributor: ['b2b'],
  pharmacy: ['afya', 'b2c'],
  service_provider: ['services'],
}

/** Format of a tax number, by country. */
const taxPins: Readonly<Record<Country, RegExp>> = {
  KE: /^[AP]\d{9}[A-Z]$/,
  UG: /^\d{10}$/,
  TZ: /^\d{9}$/,
  RW: /^\d{9}$/,
  ET: /^\d{10}$/,
  SO: /^SO\d{7}$/,
}

/** Remaining time below which a licence causes a warning, in milliseconds. */
const soon = 60 * day

/** Location of a business, in a country of the marketplace. */
export type ServedPlace = RegisteredPlace & { country: Country }

/** Turns a registration into a business that waits for approval, with all its data. */
export function submitted(
  database: SampleDatabase,
  row: StoredRegistration,
  place: ServedPlace,
): Business {
  const by = ownerOf(row)
  const submission = submissionAt(database, by, null)
  return database.add<Business>(
    businessEntity,
    {
      secureToken: businessToken(row.draftToken),
      businessNo: nextNumber(database),
      logo: null,
      recruitedBy: null,
      plan: null,
      risk: 'medium',
      documentsExpireOn: null,
      lastOrderAt: null,
      stats: {
        products: 0,
        services: 0,
        listings: 0,
        orders30d: 0,
        gmv30d: [],
        returnsRateBps: 0,
        ratingAvg: null,
        reviewCount: 0,
      },
      approvalStatus: 'pending',
      liveRevision: null,
      approvedAt: null,
      submission,
      claim: null,
      decision: null,
      ...submittedOf(database, row, place, submission, null),
    },
    by.token,
    {
      done: {
        action: 'submit',
        event: currentEvent(database, {
          actor: by,
          type: 'approval.submitted',
          to: 'pending',
          note: place.reply || null,
        }),
      },
    },
  )
}

/** `secureToken` of the business that a registration becomes. */
export function businessToken(draftToken: string): string {
  return token(`business ${draftToken}`, 0)
}

/** Owner of a registration, as an actor. */
export function ownerOf({ draftToken, about: { owner } }: StoredRegistration): Actor {
  return {
    token: token(`owner ${draftToken}`, 0),
    name: `${owner.first_name} ${owner.last_name}`,
    role: 'owner',
  }
}

/** Registered data of a business, in its fields. */
type Submitted = Pick<
  Business,
  | 'tradingName'
  | 'legalName'
  | 'kind'
  | 'capabilities'
  | 'country'
  | 'county'
  | 'town'
  | 'taxPin'
  | 'checksSummary'
> & { registered: Registered }

/**
 * Converts a registration into a business's fields. @param before business as it was submitted before; null for the first
 * time
 */
export function submittedOf(
  database: SampleDatabase,
  { draftToken, about, documents }: StoredRegistration,
  place: ServedPlace,
  submission: Submission,
  before: (Business & { registered: Registered }) | null,
): Submitted {
  const { owner, kind, tradingName, legalName, registrationNo, taxPin } = about
  const { idNumber, ...person } = owner
  const doubles = doublesOf(database, about, place.country, before?.secureToken)
  const findings = findingsIn(about, documents, doubles, place.country, database)
  const masked = maskedNumber(idNumber)
  const numbers: Partial<Record<string, string>> = {
    registration: registrationNo,
    tax_compliance: taxPin,
    owner_id_front: masked,
    owner_id_back: masked,
  }
  const { country, county, town, line1, postalCode } = place
  const tokenOf = (type: string) =>
    before?.registered.documents.find((document) => document.type === type)?.docToken ??
    token(`document ${draftToken} ${type}`, 0)
  return {
    tradingName,
    legalName,
    kind,
    capabilities: capabilities[kind],
    country,
    county,
    town,
    taxPin,
    checksSummary: summaryOf(registeredCodes(kind), findings),
    registered: {
      registrationNo,
      address: {
        line1,
        town,
        county,
        postalCode: postalCode === '' ? null : postalCode,
        countryCode: country,
        position: null,
      },
      owner: { ...person, idNumberMasked: masked },
      documents: documents.map(({ type, picture, number, expiresOn }) => ({
        docToken: tokenOf(type),
        type,
        picture: picture ?? '',
        number: numbers[type] ?? number,
        expiresOn: expiresOn === '' ? null : expiresOn,
      })),
      submission,
      findings,
      doubles,
    },
  }
}

/** Masks the number of an identity document, except its last four characters. */
export function maskedNumber(idNumber: string): string {
  return `••••${idNumber.slice(-4)}`
}

/** Submission of a registration now. @param before previous submission; null for the first time */
export function submissionAt(
  database: SampleDatabase,
  submittedBy: Actor,
  before: Submission | null,
): Submission {
  const now = database.now()
  return {
    revision: (before?.revision ?? 0) + 1,
    kind: before ? 'resubmission' : 'new',
    submittedAt: instant(now),
    submittedBy,
    dueAt: instant(now + settingsIn(database, 'review').slaHours.business * hour),
    attempt: (before?.attempt ?? 0) + 1,
  }
}

function doublesOf(
  database: SampleDatabase,
  { registrationNo, taxPin, owner }: StoredRegistration['about'],
  country: Country,
  self?: string,
): Registered['doubles'] {
  const own = { registrationNo, taxPin, user_phone: owner.user_phone }
  return database
    .rows(businessEntity)
    .filter((other) => other.country === country && other.secureToken !== self)
    .map((other) => ({ token: other.secureToken, matches: matchesOf(own, identifiersOf(other)) }))
    .filter(({ matches }) => matches.length > 0)
}

function findingsIn(
  { kind, taxPin }: StoredRegistration['about'],
  documents: StoredRegistration['documents'],
  doubles: Registered['doubles'],
  country: Country,
  database: SampleDatabase,
): Findings {
  const isTwice = doubles.some(({ matches }) => matches.some(({ field }) => field !== 'user_phone'))
  const licence = documents.find(({ type }) => type === 'pharmacy_licence')
  const left = licence ? Date.parse(licence.expiresOn) - database.now() : soon
  return {
    ...(taxPins[country].test(taxPin.toUpperCase()) ? {} : { tax_pin: 'fail' }),
    ...(doubles.length === 0 ? {} : { no_duplicate: isTwice ? 'fail' : 'warn' }),
    ...(kind !== 'pharmacy' || left >= soon
      ? {}
      : { pharmacy_licence: left < 0 ? 'fail' : 'warn' }),
  }
}

function nextNumber(database: SampleDatabase): string {
  const last = database
    .rows(businessEntity)
    .reduce((max, { businessNo }) => Math.max(max, Number(businessNo.slice(2))), 0)
  return `B-${String(last + 1).padStart(6, '0')}`
}
