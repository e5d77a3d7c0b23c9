import { isUpdateOfPrice } from '../item/isUpdateOfPrice'
import { world } from '../../store/store'
import { serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { goldenServices } from './seeds'

/** The token of a service that stories and tests rely on. */
export function goldenService(name: keyof typeof goldenServices): string {
  return world.rows(serviceEntity)[goldenServices[name]]?.secureToken ?? ''
}

/** The token of the first featured service. */
export function featuredServiceToken(): string {
  return world.rows(serviceEntity).find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** The token of a service of which an update waits that changes its price, and nothing that only whole services have. */
export function serviceWithUpdateOfPrice(): string {
  const found = world
    .rows(serviceEntity)
    .find((row) => isUpdateOfPrice(serviceUpdate(row), serviceDetail(row).detailUpdate))
  return found?.secureToken ?? ''
}
