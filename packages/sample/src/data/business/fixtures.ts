import { businessEntity } from './entity'
import { fixtureBusinesses } from './seeds'
import { database } from '../../store/store'

/** Token of a business that stories and tests rely on. */
export function fixtureBusiness(name: keyof typeof fixtureBusinesses): string {
  return database.rows(businessEntity)[fixtureBusinesses[name]]?.secureToken ?? ''
}
