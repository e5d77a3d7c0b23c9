import type { CompanyStatus } from '@console/domain/company'

/** Which story shows each status of a company. */
export const companyStories = {
  active: 'Filled',
  suspended: 'Suspended',
} satisfies Record<CompanyStatus, string>
