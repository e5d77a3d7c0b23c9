import { world } from '../../store/store'
import { listingEntity } from './entity'
import { goldenListings } from './seeds'

/** Token of a listing that stories and tests rely on. */
export function goldenListing(name: keyof typeof goldenListings): string {
  return world.rows(listingEntity)[goldenListings[name]]?.secureToken ?? ''
}
