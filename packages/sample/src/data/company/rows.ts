import type { Ref } from '@console/core/contracts'
import type { CompanyDetail, CompanyStatus, Regulator } from '@console/domain/company'
import { weightedAssign } from '../../random/weightedAssign'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { type Country, personName } from '../../random/people'
import { admins } from '../../accounts/actors'
import { emblem } from '../shared/pictures'
import { fixtureCompanies } from './fixtures'

/** Invented names of companies, each used with one or two endings. */
const companyMessages: readonly string[] =
  `Ndovura Zelimedi Kwararo Bahatika Simbalin Nyotavex Ukwasi Mlingani Zuhuraya Tabiboni Afirenza Kilimedis
  Rafikure Salamedi Jangwari Pembeza Tiburon Mzimawi Darubini Kimondo Lulumar Mkangavi Nuruvita Olmesani Pwaneka
  Rutubani Sayarimed Tamaduna Uzimavo Vumbuka Wimbira Yakutila Zamaradia Bonganyo Chepukiza Dunarima Elimukaa
  Fanakare Gharibu Hekimed`.split(/\s+/)

/** Endings of such companies' names. */
const companyEndings = {
  manufacturer: ['Laboratories', 'Pharmaceuticals', 'Biologics'],
  distributor: ['Medical Supplies', 'Pharma Distributors'],
  importer: ['Pharma Imports', 'Healthcare'],
  marketing_authorisation_holder: ['Therapeutics', 'Lifesciences'],
} as const

/** A stored company: without what follows from its products and the clock. */
export type StoredCompany = Omit<CompanyDetail, '_actions' | 'licence' | 'productCount'>

/** Number of companies. */
export const companyCount = 80

/** Authority of each country of the sample marketplace. */
const regulatorOf: Record<Country, Regulator> = {
  KE: 'PPB',
  UG: 'NDA',
  TZ: 'TMDA',
  RW: 'RwandaFDA',
  ET: 'EFDA',
  SO: 'other',
}

/** Countries of companies with a licence from another country. */
const abroad = ['IN', 'AE', 'TR', 'EG', 'ZA'] as const

const markets = once(() =>
  weightedAssign<Country>('company', 'market', { KE: 38, UG: 14, TZ: 14, RW: 6, ET: 6, SO: 2 }),
)

const kinds = once(() =>
  weightedAssign<CompanyDetail['kind']>('company', 'kind', {
    manufacturer: 26,
    distributor: 24,
    importer: 16,
    marketing_authorisation_holder: 14,
  }),
)

const statuses = once(() =>
  weightedAssign<CompanyStatus>(
    'company',
    'status',
    { active: 75, suspended: 5 },
    {
      [fixtureCompanies.ordinary]: 'active',
      [fixtureCompanies.suspended]: 'suspended',
      [fixtureCompanies.expired]: 'active',
      [fixtureCompanies.expiring]: 'active',
      [fixtureCompanies.arabic]: 'active',
      [fixtureCompanies.longest]: 'active',
    },
  ),
)

/** Country in which a company sells medicines. */
export function marketOf(index: number): Country {
  return markets()[index] ?? 'KE'
}

function nameOf(index: number, kind: CompanyDetail['kind']): string {
  if (index === fixtureCompanies.arabic) return 'مختبرات النيل للأدوية'
  if (index === fixtureCompanies.longest)
    return 'Uzimavo and Tamaduna United Pharmaceutical Manufacturing, Importing and Wholesale Distribution Company of Eastern and Central Africa Limited'
  const round = Math.floor(index / companyMessages.length)
  const endings = companyEndings[kind]
  const word = companyMessages[index % companyMessages.length] ?? ''
  // The second company with the same word is in another country, and has that in its name.
  return `${word} ${endings[index % endings.length]}${round === 0 ? '' : ' International'}`
}

/** Days until a licence ends: some have ended, some soon will. */
function daysLeft(index: number): number {
  if (index === fixtureCompanies.expired) return -12
  if (index === fixtureCompanies.expiring) return 21
  if (index === fixtureCompanies.ordinary) return 400
  const stream = seededRandom('company', index, 'licence')
  const share = stream.next()
  if (share < 0.05) return -stream.integer(1, 90)
  return share < 0.15 ? stream.integer(0, 60) : stream.integer(61, 900)
}

function dateIn(days: number): string {
  return instant(sampleStart + days * day).slice(0, 10)
}

function contactsOf(index: number, name: string, market: Country): StoredCompany['contacts'] {
  const stream = seededRandom('company', index, 'contacts')
  const { firstName, lastName } = personName(market, stream)
  const host = companyMessages[index % companyMessages.length]?.toLowerCase() ?? name
  const digits = String(stream.integer(10_000_000, 99_999_999))
  return {
    person: stream.next() < 0.85 ? `${firstName} ${lastName}` : null,
    email: `regulatory${index}@${host}.example`,
    // No national number begins with 0: it cannot be dialled.
    phone: stream.next() < 0.8 ? `+2540${digits}` : null,
  }
}

function decisionOf(index: number, status: CompanyStatus): StoredCompany['decision'] {
  if (status === 'active') return null
  const stream = seededRandom('company', index, 'suspended')
  return {
    decisionId: token('companyDecision', index),
    action: 'suspend',
    by: stream.pick(admins()),
    at: instant(sampleStart - stream.integer(2 * 24, 40 * 24) * (day / 24)),
    reasonCode: stream.pick(['licence_revoked', 'quality_concern', 'regulator_notice']),
    note: 'Until the inspection of its premises is over.',
  }
}

function companyOf(index: number): StoredCompany {
  const market = marketOf(index)
  const kind = kinds()[index] ?? 'distributor'
  const status = statuses()[index] ?? 'active'
  const name = nameOf(index, kind)
  const stream = seededRandom('company', index, 'row')
  return {
    version: 1,
    companyId: token('company', index),
    name,
    kind,
    country: kind === 'manufacturer' && stream.next() < 0.4 ? stream.pick(abroad) : market,
    regulator: regulatorOf[market],
    licenceNo: `L/${stream.integer(2019, 2026)}/${String(1041 + index * 37)}`,
    licenceExpiresOn: dateIn(daysLeft(index)),
    contacts: contactsOf(index, name, market),
    logo: stream.next() < 0.8 ? emblem(token('companyLogo', index), name, index) : null,
    status,
    decision: decisionOf(index, status),
  }
}

/** The 80 companies of the sample database. */
export const companies = once((): StoredCompany[] =>
  Array.from({ length: companyCount }, (_, index) => companyOf(index)),
)

/** Reference to a company. */
export function companyRef({ companyId, name }: Pick<StoredCompany, 'companyId' | 'name'>): Ref {
  return { token: companyId, label: name }
}
