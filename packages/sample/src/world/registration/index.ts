export { registrationEndpoints } from './endpoints'
export { fileEndpoints } from './fileEndpoints'
export { registrationEntity } from './entity'
export { goldenRegistration, type GoldenRegistration } from './seeds'
