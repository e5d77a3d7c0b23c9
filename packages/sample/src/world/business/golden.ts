import { businessEntity } from './entity'
import { goldenBusinesses } from './seeds'
import { world } from '../../store/store'

/** Token of a business that stories and tests rely on. */
export function goldenBusiness(name: keyof typeof goldenBusinesses): string {
  return world.rows(businessEntity)[goldenBusinesses[name]]?.secureToken ?? ''
}
