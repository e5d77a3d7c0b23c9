import type { BusinessDetail, BusinessRow } from '@console/domain/business'
import { day, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { approvableDetailOf } from '../shared/approvableDetails'
import {
  businessChecks,
  businessFindings,
  businessOwner,
  type BusinessSeed,
  businessSeeds,
  fixtureBusinesses,
} from './seeds'
import { type Business, businesses, numberHolder } from './rows'
import { type CheckFinding, checksFrom } from '../shared/checks'
import { indexOf } from '../shared/indexOf'
import { orderedByDay } from '../order/ordered'
import { businessEntity } from './entity'
import { tillNumbersOf } from './tills'
import { type Country, personName } from '../../random/people'
import { positionIn } from '../names/places'
import {
  dateOf,
  digits,
  documentsOf,
  mobileMoney,
  emailOf,
  identityOf,
  maskedPhone,
  payoutAccountsOf,
  phoneOf,
  plain,
} from '../shared/parties'

type RiskSignal =
  | 'new_owner'
  | 'shared_phone'
  | 'shared_account'
  | 'many_returns'
  | 'document_mismatch'
  | 'fast_growth'

const signalNames: readonly RiskSignal[] = [
  'new_owner',
  'document_mismatch',
  'fast_growth',
  'many_returns',
  'shared_phone',
  'shared_account',
]

/** Fields of a full business beyond its row. */
export type BusinessBeyondRow = Omit<BusinessDetail, keyof BusinessRow>

const streets = [
  'Market Street',
  'Moi Avenue',
  'Station Road',
  'Uhuru Road',
  'Lake View Road',
  'Kenyatta Street',
  'Bus Park Lane',
]

const registrationPrefixes: Record<Country, string> = {
  KE: 'BN-',
  UG: '8002',
  TZ: 'TZ-',
  RW: '11',
  ET: 'AA/',
  SO: 'MOC-',
}

/** Returns the fields of the full record of a seeded business beyond its row. */
export function businessDetail(row: Business): BusinessBeyondRow {
  const index = indexOf(businessEntity, row)
  const seed = businessSeeds()[index] as BusinessSeed
  const findings = businessFindings(index, seed.approval.approvalStatus)
  const owner = businessOwner(index)
  const holder = numberHolder(index)
  const host = row.tradingName
  const registrationNo = registrationOf(index, row.country)
  return {
    ...approvableDetailOf('business', index, row),
    hiddenBy: null,
    detailUpdate: null,
    answered: null,
    checks: businessChecksOf(row),
    registrationNo,
    address: addressOf(index, seed),
    owner: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: emailOf(owner.name, host),
      user_phone: ownerPhone(index),
      ...identityOf('business', index),
    },
    contacts: contactsOf(index, seed),
    website:
      seededRandom('business', index, 'website').next() < 0.35
        ? `https://www.${plain(host) || `business-${index + 1}`}.example`
        : null,
    documents: documentsOf(
      'business',
      index,
      [
        'registration',
        'tax_compliance',
        'owner_id_front',
        'owner_id_back',
        'trade_permit',
        ...(row.kind === 'pharmacy' ? (['pharmacy_licence'] as const) : []),
        'bank_letter',
      ],
      findings,
      row.approvedAt !== null,
      {
        name: row.legalName,
        owner: owner.name,
        number: (document) =>
          document === 'registration'
            ? registrationNo
            : document === 'tax_compliance'
              ? row.taxPin
              : digits('business', index, `number of ${document}`, 8),
      },
    ),
    payoutAccounts: payoutAccountsOf(
      'business',
      holder,
      row.country,
      findings.payout_account ? owner.name : row.legalName,
      findings.payout_account === undefined,
    ),
    tills: row.capabilities.includes('merchant') ? tillsOf(index, row.country) : [],
    riskSignals: signalsOf(index, row),
    duplicates: duplicatesOf(index, row),
    days: row.approvedAt === null ? [] : daysOf(index),
  }
}

/** Rules that check a seeded business, and their findings. */
export function businessChecksOf(row: Business): CheckFinding[] {
  const index = indexOf(businessEntity, row)
  const status = businessSeeds()[index]?.approval.approvalStatus ?? 'pending'
  return checksFrom(businessChecks(index), businessFindings(index, status), {
    no_duplicate: duplicatesOf(index, row).map(({ business }) => business),
  })
}

/** Identifiers that no two businesses of a country should share. */
export function identifiersOf(row: Business) {
  const index = indexOf(businessEntity, row)
  return {
    registrationNo: row.registered?.registrationNo ?? registrationOf(index, row.country),
    taxPin: row.taxPin,
    user_phone: row.registered?.owner.user_phone ?? ownerPhone(index),
  }
}

function registrationOf(index: number, country: Country): string {
  return `${registrationPrefixes[country]}${digits('business', numberHolder(index), 'registrationNo', 8)}`
}

/** Number of the owner: in a record that shares it, the number of the other. */
function ownerPhone(index: number): string {
  const { country } = businessSeeds()[index] as BusinessSeed
  const isPair = index === fixtureBusinesses.duplicate || index === fixtureBusinesses.duplicated
  const holder = isPair ? fixtureBusinesses.duplicated : (doubleOf(index) ?? index)
  return phoneOf(country, 'business', holder)
}

function isDoubtful({ index, approval }: BusinessSeed): boolean {
  return businessFindings(index, approval.approvalStatus).no_duplicate !== undefined
}

/** Business that shares data with a record, if a check reports that. */
function doubleOf(index: number): number | undefined {
  const seed = businessSeeds()[index] as BusinessSeed
  if (index === fixtureBusinesses.duplicate) return fixtureBusinesses.duplicated
  if (index === fixtureBusinesses.duplicated) return fixtureBusinesses.duplicate
  if (!isDoubtful(seed)) return undefined
  const others = businessSeeds().filter(
    (other) => other.country === seed.country && other.index !== index && !isDoubtful(other),
  )
  return seededRandom('business', index, 'duplicate').pick(others).index
}

function duplicatesOf(index: number, row: Business): BusinessBeyondRow['duplicates'] {
  const other = doubleOf(index)
  const otherRow = other === undefined ? undefined : businesses()[other]
  if (!otherRow) return []
  const isPair = index === fixtureBusinesses.duplicate || index === fixtureBusinesses.duplicated
  const phone = maskedPhone(ownerPhone(index))
  const matches: BusinessBeyondRow['duplicates'][number]['matches'] = isPair
    ? [
        { field: 'registrationNo', value: registrationOf(index, row.country) },
        { field: 'taxPin', value: row.taxPin },
        { field: 'user_phone', value: phone },
        { field: 'payoutAccount', value: `••••${phone.slice(-3)}` },
      ]
    : [{ field: 'user_phone', value: phone }]
  return [
    {
      business: { token: otherRow.secureToken, label: otherRow.tradingName },
      businessNo: otherRow.businessNo,
      approvalStatus: otherRow.approvalStatus,
      town: otherRow.town,
      matches,
    },
  ]
}

/** Address of a business. */
export function businessAddress(row: Business): BusinessBeyondRow['address'] {
  if (row.registered) return row.registered.address
  const index = indexOf(businessEntity, row)
  return addressOf(index, businessSeeds()[index] as BusinessSeed)
}

/** Address of the business with an index. */
export function addressOf(
  index: number,
  { country, county, town }: BusinessSeed,
): BusinessBeyondRow['address'] {
  const stream = seededRandom('business', index, 'address')
  const isPlaced = stream.next() < 0.8
  return {
    line1: `${stream.pick(streets)} ${stream.integer(1, 180)}`,
    town,
    county,
    postalCode: country === 'KE' ? digits('business', index, 'postalCode', 5) : null,
    countryCode: country,
    position: isPlaced ? positionIn(country, stream) : null,
  }
}

function contactsOf(
  index: number,
  { country, tradingName }: BusinessSeed,
): BusinessBeyondRow['contacts'] {
  const stream = seededRandom('business', index, 'contacts')
  return ['Shop manager', 'Accounts'].slice(0, stream.integer(0, 2)).map((role, place) => {
    const { firstName, lastName } = personName(country, stream)
    return {
      name: `${firstName} ${lastName}`,
      role,
      phone: phoneOf(country, `contact ${place}`, index),
      email: emailOf(role, tradingName),
    }
  })
}

function tillsOf(index: number, country: Country): BusinessBeyondRow['tills'] {
  const provider = mobileMoney[country] ?? 'Savana Card Services'
  const tills = tillNumbersOf(index).map((number) => ({
    number,
    type: 'till' as const,
    provider,
    active: true,
  }))
  const hadPaybill = seededRandom('business', index, 'tills').next() < 0.3
  return hadPaybill
    ? [
        ...tills,
        {
          number: digits('business', index, 'paybill', 6),
          type: 'paybill',
          provider,
          active: false,
        },
      ]
    : tills
}

function signalsOf(index: number, { risk }: Business): RiskSignal[] {
  const stream = seededRandom('business', index, 'riskSignals')
  const first = stream.integer(0, 3)
  const count = risk === 'low' ? 0 : risk === 'medium' ? 1 : stream.integer(2, 3)
  return signalNames.slice(first, first + count)
}

/** The 90 days before the sample's start, oldest first. */
function daysOf(index: number): BusinessBeyondRow['days'] {
  const dates = Array.from({ length: 90 }, (_, place) => dateOf(sampleStart - (89 - place) * day))
  return orderedByDay(index, dates)
}
