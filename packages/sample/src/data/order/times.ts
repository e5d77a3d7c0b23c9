import { once } from '../../random/once'
import { tradingTimes } from '../shared/tradingTimes'

/** The sample database has 5 000 orders in twelve months. */
export const orderCount = 5000

/** Creation times of orders, oldest first, in milliseconds since 1970. */
export const orderTimes = once(() => tradingTimes('order', orderCount))
