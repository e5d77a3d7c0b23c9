import { database } from '../../store/store'
import { listingEntity } from './entity'
import { fixtureListings } from './seeds'

/** Token of a listing that stories and tests rely on. */
export function fixtureListing(name: keyof typeof fixtureListings): string {
  return database.rows(listingEntity)[fixtureListings[name]]?.secureToken ?? ''
}
