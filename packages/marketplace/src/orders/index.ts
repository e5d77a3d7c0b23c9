export { LatestOrders } from './LatestOrders'
