import type { Entity } from '../../store/entity'
import { type MerchantSale, merchantSales } from './rows'

/** Stored payments at merchants' tills. */
export const merchantSaleEntity: Entity<MerchantSale> = {
  name: 'merchant-sales',
  seed: merchantSales,
  token: 'secureToken',
}
