export { entryEndpoints } from './endpoints'
export { entryEntity } from './entity'
export { type Entry } from './rows'
