/** Roles of companies for a medicine; a company with several is listed by the one on its licence. */
export const companyKinds = [
  'manufacturer',
  'distributor',
  'importer',
  'marketing_authorisation_holder',
] as const

/** Authorities that issue licences: of Kenya, Uganda, Tanzania, Rwanda and Ethiopia. */
export const regulators = ['PPB', 'NDA', 'TMDA', 'RwandaFDA', 'EFDA', 'other'] as const

export type Regulator = (typeof regulators)[number]

/** Statuses of a company: the products of a suspended one are hidden. */
export const companyStatuses = ['active', 'suspended'] as const

export type CompanyStatus = (typeof companyStatuses)[number]

/** Reasons for suspending a company. `other` needs a note. */
export const suspensionReasons = [
  'licence_expired',
  'licence_revoked',
  'quality_concern',
  'regulator_notice',
  'other',
] as const

export type SuspensionReason = (typeof suspensionReasons)[number]

/** Actions of operators on a company, beside editing it. */
export const companyActions = ['suspend', 'reinstate'] as const

export type CompanyAction = (typeof companyActions)[number]

/** Blockers of these actions. */
export const companyBlockers = ['wrong_status', 'reason_missing', 'note_missing'] as const

export type CompanyBlocker = (typeof companyBlockers)[number]
