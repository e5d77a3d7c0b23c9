import type { Resource } from '@console/core/resources'
import { company, type Company, companyDetail, type CompanyDetail } from './contract'
import { companyFields } from './fields'
import { companyWorkflow } from './workflow'

/** Companies that make or market medicines. */
export const companiesResource: Resource<Company, CompanyDetail, typeof companyFields> = {
  id: 'companies',
  base: 'catalogue',
  path: '/companies',
  row: company,
  detail: companyDetail,
  fields: companyFields,
  tokenOf: ({ companyId }) => companyId,
  nameOf: ({ name }) => name,
  hasRemarks: true,
  revisionOf: () => 1,
  workflows: [companyWorkflow],
  hiddenWith: ({ productCount }) => productCount,
}
