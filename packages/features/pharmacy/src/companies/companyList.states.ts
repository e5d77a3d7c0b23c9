import type { CompanyStatus } from '@console/domain/company'

/** Stories for each status of a company. */
export const companyStories = {
  active: 'Filled',
  suspended: 'Suspended',
} satisfies Record<CompanyStatus, string>
