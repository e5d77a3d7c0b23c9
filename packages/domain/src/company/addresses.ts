/** Specification 2, catalogue: the companies. The list takes `?new=` (decision 0033). */
export const companyPaths = { list: '/company-list', upload: '/company-upload' } as const

/** Where the calls of imports of companies are. */
export const companyImportCalls = { id: 'companies', base: 'catalogue' } as const

/** The address of one company: it is shown beside its list. */
export function toCompany(companyId: string): string {
  return `${companyPaths.list}?selected=${companyId}`
}

/** Where a new company is written. */
export const toNewCompany = `${companyPaths.list}?new=blank`

/** Where what is written of a company is changed. */
export function toEditCompany(companyId: string): string {
  return `${companyPaths.list}?edit=${companyId}`
}
