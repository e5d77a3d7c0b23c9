import { latinDigits } from '@console/core/i18n'
import { media, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/kinds'
import * as z from 'zod/mini'
import { e164 } from '../parties/contract'
import { expiries } from './expiry'
import {
  companyActions,
  companyHindrances,
  companyKinds,
  companyStatuses,
  regulators,
} from './terms'

function between(least: number, most: number) {
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(most))
}

/** Whom to ask at a company; what is not known is null. */
const contacts = z.object({
  person: z.nullable(between(2, 120)),
  email: z.nullable(z.email()),
  phone: z.nullable(z.string().check(z.regex(e164))),
})

/** What is written of a company. */
const written = {
  name: between(2, 160),
  kind: z.enum(companyKinds),
  /** Where it is: ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Who gave the licence. */
  regulator: z.enum(regulators),
  /** No two companies of a regulator have the same, however it is written. */
  licenceNo: between(3, 40),
  /** The last day on which the licence holds. */
  licenceExpiresOn: z.iso.date(),
}

/** Body of `POST {catalogue}/companies` and `PATCH …/{companyId}`: all that is written of a company. */
export const companyBody = z.object({ ...written, contacts })

/** All that is written of a company. */
export type CompanyBody = z.infer<typeof companyBody>

/** One row of `GET {catalogue}/companies`: who makes medicines or brings them to the market. */
export const company = z.extend(versioned, {
  _actions: z.array(actionState(companyActions, companyHindrances)),
  companyId: token,
  ...written,
  /** How near the last day of its licence is, by the server’s clock. */
  licence: z.enum(expiries),
  /** How many products are its own, in whichever status. */
  productCount: z.int().check(z.nonnegative()),
  logo: z.nullable(media),
  /** While it is suspended its products are hidden, and keep their own statuses. */
  status: z.enum(companyStatuses),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** Who makes medicines or brings them to the market. */
export type Company = z.infer<typeof company>

/** Answer of `GET {catalogue}/companies/{companyId}`. */
export const companyDetail = z.extend(company, { contacts })

/** A whole company. */
export type CompanyDetail = z.infer<typeof companyDetail>

/** A licence as it is compared: case, spaces and marks make no other licence. */
export function licenceKey({ regulator, licenceNo }: Pick<Company, 'regulator' | 'licenceNo'>) {
  return `${regulator} ${plainNumber(licenceNo)}`
}

/** A number of a licence or a registration as it is compared: capital letters, of any script, and digits alone. */
export function plainNumber(written: string): string {
  return latinDigits(written)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
