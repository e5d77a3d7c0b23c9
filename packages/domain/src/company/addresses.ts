/** Specification 2, catalogue: the companies. The list takes `?new=` (decision 0033). */
export const companyPaths = { list: '/company-list', upload: '/company-upload' } as const

/** Addresses of the calls of company imports. */
export const companyImportCalls = { id: 'companies', base: 'catalogue' } as const

/** Address of a company, which is shown beside its list. */
export function toCompany(companyId: string): string {
  return `${companyPaths.list}?selected=${companyId}`
}

/** Form for a new company. */
export const toNewCompany = `${companyPaths.list}?new=blank`

/** Edit form of a company. */
export function toEditCompany(companyId: string): string {
  return `${companyPaths.list}?edit=${companyId}`
}
