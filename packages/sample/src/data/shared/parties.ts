import type { PayoutAccount } from '@console/domain/parties'
import type { SubmittedDocument } from '@console/domain/approval'
import { day, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import type { Findings } from './checks'
import { currencyOf } from './money'
import type { Country } from '../../random/people'
import { scan } from './pictures'

const dialling: Record<Country, string> = {
  KE: '+254',
  UG: '+256',
  TZ: '+255',
  RW: '+250',
  ET: '+251',
  SO: '+252',
}

/** A telephone number that cannot be called: none begins with 0 after the country code. */
export function phoneOf(country: Country, type: string, index: number): string {
  return `${dialling[country]}0${digits(type, index, 'phone', 8)}`
}

/** Masks a number except its last three digits: `+254 ••• ••• 412`. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)} ••• ••• ${phone.slice(-3)}`
}

/** An address under `.example`, a domain that no one can own. */
export function emailOf(name: string, host: string): string {
  return `${plain(name) || 'info'}@${plain(host) || 'shop'}.example`
}

/** Letters and digits of a name that are valid in every address. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
}

/** The given number of digits for a field, 14 at most. */
export function digits(type: string, index: number, field: string, count: number): string {
  const stream = seededRandom(type, index, field)
  const first = Math.min(count, 7)
  return lastDigits(stream.next(), first) + lastDigits(stream.next(), count - first)
}

function lastDigits(share: number, count: number): string {
  return count > 0 ? String(Math.floor(share * 10 ** count)).padStart(count, '0') : ''
}

const idTypes = ['national_id', 'national_id', 'national_id', 'passport', 'alien_id'] as const

/** Identity document of a person. */
export function identityOf(type: string, index: number) {
  return {
    idType: seededRandom(type, index, 'idType').pick(idTypes),
    idNumberMasked: `••••${digits(type, index, 'idNumber', 4)}`,
  }
}

/** Names of mobile money; the other providers are invented banks. */
export const mobileMoney: Partial<Record<Country, string>> = {
  KE: 'M-PESA',
  UG: 'MTN MoMo',
  TZ: 'Tigo Pesa',
  RW: 'MTN MoMo',
}
const banks = ['Ziwa Bank', 'Savana Co-operative Bank', 'Akiba Commercial Bank', 'Twiga Trust Bank']

/** One or two payout accounts; the one for dollars is at a bank. */
export function payoutAccountsOf(
  type: string,
  index: number,
  country: Country,
  holderName: string,
  verified: boolean,
): PayoutAccount[] {
  const provider = mobileMoney[country]
  const hasBank = provider === undefined || seededRandom(type, index, 'hasBank').next() < 0.45
  const accounts: PayoutAccount[] = []
  if (provider)
    accounts.push({
      accountToken: token(`${type}MobileMoney`, index),
      type: 'mobile_money',
      provider,
      accountMasked: `••••${phoneOf(country, type, index).slice(-3)}`,
      holderName,
      currency: currencyOf(country),
      verified,
    })
  if (hasBank)
    accounts.push({
      accountToken: token(`${type}Bank`, index),
      type: 'bank',
      provider: seededRandom(type, index, 'bank').pick(banks),
      accountMasked: `••••${digits(type, index, 'account', 4)}`,
      holderName,
      currency: currencyOf(country),
      verified,
    })
  return accounts
}

type DocumentType = SubmittedDocument['type']

/** Titles of documents. */
export const documentTitles: Readonly<Record<DocumentType, string>> = {
  registration: 'Certificate of Registration',
  tax_compliance: 'Tax Compliance Certificate',
  owner_id_front: 'Identity Card',
  owner_id_back: 'Identity Card, Back',
  trade_permit: 'Single Business Permit',
  pharmacy_licence: 'Licence of the Pharmacy Board',
  bank_letter: 'Letter of the Bank',
  good_conduct: 'Certificate of Good Conduct',
}

/** Documents that expire, with their maximum validity in days. */
const lasting: Partial<Record<DocumentType, number>> = {
  tax_compliance: 365,
  trade_permit: 365,
  pharmacy_licence: 365,
  good_conduct: 365,
}

/** Last day of a document's validity; null if it does not expire. */
export function expiryOf(
  type: string,
  index: number,
  document: DocumentType,
  findings: Findings,
): string | null {
  const max = lasting[document]
  if (max === undefined) return null
  const stream = seededRandom(type, index, `${document} expiry`)
  const found = document === 'pharmacy_licence' ? findings.pharmacy_licence : undefined
  const days =
    found === 'fail'
      ? -stream.integer(3, 90)
      : found === 'warn'
        ? stream.integer(5, 58)
        : stream.integer(12, max)
  return dateOf(sampleStart + days * day)
}

/** Day of a time. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** State of a document, from the findings of its record. */
function stateOf(
  document: DocumentType,
  findings: Findings,
  isAccepted: boolean,
): SubmittedDocument['state'] {
  if (document === 'owner_id_back' && findings.identity === 'fail') return 'missing'
  if (document === 'registration' && findings.registration_document === 'fail') return 'missing'
  if (document === 'pharmacy_licence' && findings.pharmacy_licence === 'fail') return 'expired'
  if (document === 'bank_letter' && findings.payout_account === 'fail') return 'rejected'
  return isAccepted ? 'accepted' : 'uploaded'
}

/** Submitted documents, as generated scans. */
export function documentsOf(
  type: string,
  index: number,
  wanted: readonly DocumentType[],
  findings: Findings,
  isAccepted: boolean,
  says: { name: string; owner: string; number: (document: DocumentType) => string },
): SubmittedDocument[] {
  return wanted.map((document) => {
    const state = stateOf(document, findings, isAccepted)
    const number = says.number(document)
    const expiresOn = expiryOf(type, index, document, findings)
    const isCard = document.startsWith('owner')
    const lines = [
      isCard ? says.owner : says.name,
      `No. ${number}`,
      ...(expiresOn ? [`Valid until ${expiresOn}`] : []),
    ]
    return {
      docToken: token(`${type} ${document}`, index),
      type: document,
      media: state === 'missing' ? null : scan(documentTitles[document], lines, isCard, index),
      pdf: null,
      number: state === 'missing' ? null : number,
      expiresOn: state === 'missing' ? null : expiresOn,
      state,
    }
  })
}
