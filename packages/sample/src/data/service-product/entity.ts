import type { Entity } from '../../store/entity'
import { type ServiceProduct, serviceProducts } from './rows'

/** Stored service products. */
export const serviceEntity: Entity<ServiceProduct> = {
  name: 'service-products',
  seed: serviceProducts,
  token: 'secureToken',
}
