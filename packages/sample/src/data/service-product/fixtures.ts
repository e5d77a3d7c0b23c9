import { isUpdateOfPrice } from '../item/isUpdateOfPrice'
import { database } from '../../store/store'
import { serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { fixtureServices } from './seeds'

/** Token of a service that stories and tests rely on. */
export function fixtureService(name: keyof typeof fixtureServices): string {
  return database.rows(serviceEntity)[fixtureServices[name]]?.secureToken ?? ''
}

/** Token of the first featured service. */
export function featuredServiceToken(): string {
  return database.rows(serviceEntity).find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** Token of a service with a waiting update that changes its price, and no field that only the full record has. */
export function serviceWithUpdateOfPrice(): string {
  const found = database
    .rows(serviceEntity)
    .find((row) => isUpdateOfPrice(serviceUpdate(row), serviceDetail(row).detailUpdate))
  return found?.secureToken ?? ''
}
