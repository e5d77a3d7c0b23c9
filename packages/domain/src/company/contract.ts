import { latinDigits } from '@console/core/i18n'
import { media, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/workflows'
import * as z from 'zod/mini'
import { e164 } from '../parties/contract'
import { expiries } from './expiry'
import { companyActions, companyBlockers, companyKinds, companyStatuses, regulators } from './terms'

function between(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
}

/** Contacts at a company; unknown values are null. */
const contacts = z.object({
  person: z.nullable(between(2, 120)),
  email: z.nullable(z.email()),
  phone: z.nullable(z.string().check(z.regex(e164))),
})

/** Editable fields of a company. */
const written = {
  name: between(2, 160),
  kind: z.enum(companyKinds),
  /** Country as ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Authority that issued the licence. */
  regulator: z.enum(regulators),
  /** Unique per regulator, regardless of its spelling. */
  licenceNo: between(3, 40),
  /** Last day of the licence. */
  licenceExpiresOn: z.iso.date(),
}

/** Body of `POST {catalogue}/companies` and `PATCH …/{companyId}`: all editable fields. */
export const companyBody = z.object({ ...written, contacts })

export type CompanyBody = z.infer<typeof companyBody>

/** One row of `GET {catalogue}/companies`: a company that makes or markets medicines. */
export const company = z.extend(versioned, {
  _actions: z.array(actionState(companyActions, companyBlockers)),
  companyId: token,
  ...written,
  /** Validity of its licence, by the server’s clock. */
  licence: z.enum(expiries),
  /** Number of its products, in any status. */
  productCount: z.int().check(z.nonnegative()),
  logo: z.nullable(media),
  /** While it is suspended, its products are hidden, but retain their own statuses. */
  status: z.enum(companyStatuses),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type Company = z.infer<typeof company>

/** Answer of `GET {catalogue}/companies/{companyId}`. */
export const companyDetail = z.extend(company, { contacts })

export type CompanyDetail = z.infer<typeof companyDetail>

/** Comparable form of a licence: case, spaces and punctuation are ignored. */
export function licenceKey({ regulator, licenceNo }: Pick<Company, 'regulator' | 'licenceNo'>) {
  return `${regulator} ${plainNumber(licenceNo)}`
}

/** Comparable form of a licence or registration number: only digits and capital letters, of any script. */
export function plainNumber(written: string): string {
  return latinDigits(written)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
