/** What a company does for a medicine; one may do more, and is listed by what it holds its licence for. */
export const companyKinds = [
  'manufacturer',
  'distributor',
  'importer',
  'marketing_authorisation_holder',
] as const

/** The authorities that give licences: of Kenya, Uganda, Tanzania, Rwanda and Ethiopia. */
export const regulators = ['PPB', 'NDA', 'TMDA', 'RwandaFDA', 'EFDA', 'other'] as const

/** The authority that gave a licence. */
export type Regulator = (typeof regulators)[number]

/** Whether the products of a company are offered. */
export const companyStatuses = ['active', 'suspended'] as const

/** Whether the products of a company are offered. */
export type CompanyStatus = (typeof companyStatuses)[number]

/** Why a company is suspended. `other` needs a note. */
export const suspensionReasons = [
  'licence_expired',
  'licence_revoked',
  'quality_concern',
  'regulator_notice',
  'other',
] as const

/** Why a company is suspended. */
export type SuspensionReason = (typeof suspensionReasons)[number]

/** What an operator may do with a company, beside writing it. */
export const companyActions = ['suspend', 'reinstate'] as const

/** What an operator may do with a company, beside writing it. */
export type CompanyAction = (typeof companyActions)[number]

/** Why an action cannot be taken now. */
export const companyHindrances = ['wrong_status', 'reason_missing', 'note_missing'] as const

/** Why an action cannot be taken now. */
export type CompanyHindrance = (typeof companyHindrances)[number]
