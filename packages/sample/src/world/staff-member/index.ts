export { staffEndpoints } from './endpoints'
export { staffEntity } from './entity'
export { goldenStaffMember } from './golden'
