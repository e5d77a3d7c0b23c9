import type { OrderLimits } from '@console/domain/order'
import { everywhere } from '../shared/money'

/** An order of more than this has to be approved by an administrator: one that the staff wrote, one of a business. */
export const orderLimits: OrderLimits = { manual: everywhere(150_000), b2b: everywhere(1_200_000) }

/** From here on an order is worth a second look. */
export const highValues = new Map(
  everywhere(600_000).map(({ currency, amount }) => [currency, amount]),
)
