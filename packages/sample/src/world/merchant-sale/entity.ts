import type { Entity } from '../../store/entity'
import { type MerchantSale, merchantSales } from './rows'

/** Payments at merchants' tills, as the store keeps them. */
export const merchantSaleEntity: Entity<MerchantSale> = {
  name: 'merchant-sales',
  seed: merchantSales,
  token: 'secureToken',
}
