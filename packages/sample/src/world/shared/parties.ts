import type { PayoutAccount } from '@console/domain/parties'
import type { SubmittedDocument } from '@console/domain/approval'
import { sampleStart } from '../../store/clock'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { day } from './approval'
import type { Findings } from './checks'
import { currencyOf } from './money'
import type { Country } from '../names/places'
import { scan } from './pictures'

const dialling: Record<Country, string> = {
  KE: '+254',
  UG: '+256',
  TZ: '+255',
  RW: '+250',
  ET: '+251',
  SO: '+252',
}

/** A number that nobody can be called by: none begins with 0 after the country's code. */
export function phoneOf(country: Country, type: string, index: number): string {
  return `${dialling[country]}0${digits(type, index, 'phone', 8)}`
}

/** The last three digits of a number: `+254 ••• ••• 412`. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)} ••• ••• ${phone.slice(-3)}`
}

/** An address under `.example`, which nobody owns. */
export function emailOf(name: string, host: string): string {
  return `${plain(name) || 'info'}@${plain(host) || 'shop'}.example`
}

/** The letters and digits of a name that every address may have. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
}

/** So many digits of a field, 14 at most. */
export function digits(type: string, index: number, field: string, count: number): string {
  const stream = draws(type, index, field)
  const first = Math.min(count, 7)
  return lastDigits(stream.next(), first) + lastDigits(stream.next(), count - first)
}

function lastDigits(share: number, count: number): string {
  return count > 0 ? String(Math.floor(share * 10 ** count)).padStart(count, '0') : ''
}

const idTypes = ['national_id', 'national_id', 'national_id', 'passport', 'alien_id'] as const

/** What someone proves to be who they are with. */
export function identityOf(type: string, index: number) {
  return {
    idType: draws(type, index, 'idType').pick(idTypes),
    idNumberMasked: `••••${digits(type, index, 'idNumber', 4)}`,
  }
}

/** What mobile money is called; the other providers are invented banks. */
export const mobileMoney: Partial<Record<Country, string>> = {
  KE: 'M-PESA',
  UG: 'MTN MoMo',
  TZ: 'Tigo Pesa',
  RW: 'MTN MoMo',
}
const banks = ['Ziwa Bank', 'Savana Co-operative Bank', 'Akiba Commercial Bank', 'Twiga Trust Bank']

/** The account or two that someone is paid to; the one for dollars is at a bank. */
export function payoutAccountsOf(
  type: string,
  index: number,
  country: Country,
  holderName: string,
  verified: boolean,
): PayoutAccount[] {
  const provider = mobileMoney[country]
  const hasBank = provider === undefined || draws(type, index, 'hasBank').next() < 0.45
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
      provider: draws(type, index, 'bank').pick(banks),
      accountMasked: `••••${digits(type, index, 'account', 4)}`,
      holderName,
      currency: currencyOf(country),
      verified,
    })
  return accounts
}

type DocumentType = SubmittedDocument['type']

/** What stands over a document. */
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

/** Which documents have an end: after so many days at most. */
const lasting: Partial<Record<DocumentType, number>> = {
  tax_compliance: 365,
  trade_permit: 365,
  pharmacy_licence: 365,
  good_conduct: 365,
}

/** The last day of a document; null for one without an end. */
export function expiryOf(
  type: string,
  index: number,
  document: DocumentType,
  findings: Findings,
): string | null {
  const most = lasting[document]
  if (most === undefined) return null
  const stream = draws(type, index, `${document} expiry`)
  const found = document === 'pharmacy_licence' ? findings.pharmacy_licence : undefined
  const days =
    found === 'fail'
      ? -stream.integer(3, 90)
      : found === 'warn'
        ? stream.integer(5, 58)
        : stream.integer(12, most)
  return dateOf(sampleStart + days * day)
}

/** The day of a time. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** How the findings of a record show in its documents. */
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

/** The documents someone has sent in, as generated scans. */
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
