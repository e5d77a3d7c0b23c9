export { staffEndpoints } from './endpoints'
export { staffEntity } from '../../accounts/staffEntity'
export { fixtureStaffMember } from '../../accounts/staffFixtures'
