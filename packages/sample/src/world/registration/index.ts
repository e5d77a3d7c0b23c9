export { registrationEndpoints } from './endpoints'
export { registrationEntity } from './entity'
export { goldenRegistration, type GoldenRegistration } from './seeds'
