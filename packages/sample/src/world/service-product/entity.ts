import type { Entity } from '../../store/entity'
import { type ServiceProduct, serviceProducts } from './rows'

/** Service products, as the store keeps them. */
export const serviceEntity: Entity<ServiceProduct> = {
  name: 'service-products',
  seed: serviceProducts,
  token: 'secureToken',
}
