import { type Agent, agents } from './agents'
import { type Business, businesses } from './businesses'
import { type CommissionVoucher, commissionVouchers } from './commissionVouchers'
import { type Listing, listings } from './listings'
import { type Product, products } from './products'
import { type ReturnVoucher, returnVouchers } from './returnVouchers'
import { type Review, reviews } from './reviews'
import { type ServiceProduct, serviceProducts } from './serviceProducts'

/** The rows of the sample world by entity. A new entity is a file beside this one and a line in both places here. */
export interface Entities {
  businesses: Business
  products: Product
  serviceProducts: ServiceProduct
  agents: Agent
  listings: Listing
  reviews: Review
  returnVouchers: ReturnVoucher
  commissionVouchers: CommissionVoucher
}

/** The name of an entity. */
export type EntityName = keyof Entities

interface Entity<Row> {
  /** The seed's rows, made when they are first asked for; never to be changed. */
  seed: () => readonly Row[]
  /** The field that tells its records apart. */
  token: keyof Row
}

/**
 * Domain design 10: every entity of the sample world. What belongs to others comes before them: a business is counted what it
 * sells, an agent whom the agent brought.
 */
export const entities: { [Name in EntityName]: Entity<Entities[Name]> } = {
  products: { seed: products, token: 'secureToken' },
  serviceProducts: { seed: serviceProducts, token: 'secureToken' },
  listings: { seed: listings, token: 'secureToken' },
  businesses: { seed: businesses, token: 'secureToken' },
  agents: { seed: agents, token: 'secureToken' },
  reviews: { seed: reviews, token: 'reviewToken' },
  returnVouchers: { seed: returnVouchers, token: 'voucherToken' },
  commissionVouchers: { seed: commissionVouchers, token: 'voucherToken' },
}
