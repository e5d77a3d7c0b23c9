import type { Entity } from '../../store/entity'
import { type Sale, sales } from './rows'

/** Stored sales. */
export const saleEntity: Entity<Sale> = { name: 'sales', seed: sales, token: 'secureToken' }
