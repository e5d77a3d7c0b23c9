import { once } from '../../random/once'
import { tradingTimes } from '../shared/tradingTimes'

/** Number of orders in twelve months, by channel. */
export const ordersOfChannel = { b2c: 2900, b2b: 1100, agent: 800, manual: 200 } as const

/** Number of all orders. */
export const orderCount = Object.values(ordersOfChannel).reduce((sum, count) => sum + count, 0)

/** Creation times of orders, oldest first, in milliseconds since 1970. */
export const orderTimes = once(() => tradingTimes('order', orderCount))
