export { companyEndpoints } from './endpoints'
export { companyEntity } from './entity'
export { goldenCompany } from './golden'
export { companyWithLicence, writeCompany } from './write'
