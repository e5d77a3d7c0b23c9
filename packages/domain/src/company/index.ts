export {
  companyImportCalls,
  companyPaths,
  toCompany,
  toEditCompany,
  toNewCompany,
} from './addresses'
export { companyCapabilities } from './capabilities'
export { companyImport } from './companyImport'
export {
  type Company,
  companyBody,
  type CompanyBody,
  companyDetail,
  type CompanyDetail,
  licenceKey,
  plainNumber,
} from './contract'
export { type Expiry, expiryOf } from './expiry'
export { companyFields } from './fields'
export { companyWorkflow } from './workflow'
export { companyLifecycle } from './lifecycle'
export { companiesResource } from './resource'
export {
  type CompanyAction,
  companyKinds,
  type CompanyStatus,
  type Regulator,
  regulators,
  type SuspensionReason,
} from './terms'
