import type { Entity } from '../../store/entity'
import { type Sale, sales } from './rows'

/** Sales, as the store keeps them. */
export const saleEntity: Entity<Sale> = { name: 'sales', seed: sales, token: 'secureToken' }
