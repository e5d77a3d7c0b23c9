import type { Entity } from '../../store/entity'
import { type Order, orders } from './rows'

/** Orders, as the store keeps them. */
export const orderEntity: Entity<Order> = { name: 'orders', seed: orders, token: 'secureToken' }
