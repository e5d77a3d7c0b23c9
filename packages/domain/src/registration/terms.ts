import { businessKinds, type BusinessRow } from '../business/contract'

/**
 * Types of applicants: providers of services, and sellers of goods (specification 2: `/register-provider`,
 * `/register-business`).
 */
export const registrationOptions = ['provider', 'business'] as const

export type RegistrationOption = (typeof registrationOptions)[number]

type Kind = BusinessRow['kind']

/** Possible types of business: a provider has only one. */
export const kindsOf: Readonly<Record<RegistrationOption, readonly Kind[]>> = {
  provider: ['service_provider'],
  business: businessKinds.filter((kind) => kind !== 'service_provider'),
}

/** Documents of a registration, in display order. */
export const registrationDocuments = [
  'registration',
  'tax_compliance',
  'owner_id_front',
  'owner_id_back',
  'trade_permit',
  'pharmacy_licence',
] as const

export type RegistrationDocument = (typeof registrationDocuments)[number]

/** Required documents of a type of business: goods need a permit, medicines a licence. */
export function documentsFor(kind: Kind): readonly RegistrationDocument[] {
  return registrationDocuments.filter(
    (type) =>
      (type !== 'trade_permit' || kind !== 'service_provider') &&
      (type !== 'pharmacy_licence' || kind === 'pharmacy'),
  )
}

/** Checks whether a document expires. */
export function lasts(type: RegistrationDocument): boolean {
  return type === 'tax_compliance' || type === 'trade_permit' || type === 'pharmacy_licence'
}

/** Checks whether a document has a number that is not elsewhere in the registration. */
export function isNumbered(type: RegistrationDocument): boolean {
  return type === 'trade_permit' || type === 'pharmacy_licence'
}

/** Minimum size of a picture in which print is legible, in pixels. */
export const minDocumentPicture = { width: 400, height: 250 } as const

/** Number of days after which an unfinished registration is deleted. */
export const retentionDays = 30
