import type { Entity } from '../../store/entity'
import { type Order, orders } from './rows'

/** Stored orders. */
export const orderEntity: Entity<Order> = { name: 'orders', seed: orders, token: 'secureToken' }
