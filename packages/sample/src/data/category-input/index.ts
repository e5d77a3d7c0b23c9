export { categoryInputEndpoints } from './endpoints'
export { categoryInputsEntity } from './entity'
