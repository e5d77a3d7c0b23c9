import { businessKinds, type BusinessRow } from '../business/contract'

/** What registers: who offers services, or who sells goods (specification 2: `/register-provider`, `/register-business`). */
export const registrationOptions = ['provider', 'business'] as const

/** What registers. */
export type RegistrationOption = (typeof registrationOptions)[number]

type Kind = BusinessRow['kind']

/** The kinds that each may be of: who offers services is of one. */
export const kindsOf: Readonly<Record<RegistrationOption, readonly Kind[]>> = {
  provider: ['service_provider'],
  business: businessKinds.filter((kind) => kind !== 'service_provider'),
}

/** What can be asked of who registers, in the order in which it is asked. */
export const registrationDocuments = [
  'registration',
  'tax_compliance',
  'owner_id_front',
  'owner_id_back',
  'trade_permit',
  'pharmacy_licence',
] as const

/** A document that is asked for. */
export type RegistrationDocument = (typeof registrationDocuments)[number]

/** The documents that a business of a kind has to send in: goods need a permit, medicines a licence. */
export function documentsFor(kind: Kind): readonly RegistrationDocument[] {
  return registrationDocuments.filter(
    (type) =>
      (type !== 'trade_permit' || kind !== 'service_provider') &&
      (type !== 'pharmacy_licence' || kind === 'pharmacy'),
  )
}

/** Whether a document has a last day. */
export function lasts(type: RegistrationDocument): boolean {
  return type === 'tax_compliance' || type === 'trade_permit' || type === 'pharmacy_licence'
}

/** Whether a document has a number that nothing else in a registration says. */
export function isNumbered(type: RegistrationDocument): boolean {
  return type === 'trade_permit' || type === 'pharmacy_licence'
}

/** Print on a smaller picture cannot be read, in pixels. */
export const leastDocumentPicture = { width: 400, height: 250 } as const

/** A registration that nobody goes on with is kept for so many days. */
export const daysKept = 30
