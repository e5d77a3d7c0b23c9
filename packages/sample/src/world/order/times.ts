import { once } from '../../draws/once'
import { tradingTimes } from '../shared/tradingTimes'

/** Domain design 10: 5 000 orders of twelve months. */
export const orderCount = 5000

/** When each order was written down, oldest first, in milliseconds since 1970. */
export const orderTimes = once(() => tradingTimes('order', orderCount))
