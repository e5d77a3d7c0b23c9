export { inputEndpoints } from './endpoints'
export { inputEntity } from './entity'
export { inputIdOf } from './rows'
