export { staffEndpoints } from './endpoints'
export { staffEntity } from './entity'
export { fixtureStaffMember } from './fixtures'
