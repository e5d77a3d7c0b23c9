import { ordersResource } from '@console/domain/order'
import { orderDecisions } from '../../decisions/orderDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { orderDetail } from './details'
import { orderEntity } from './entity'
import { isLate, orderList } from './list'
import { orderHistory } from './past'
import type { Order } from './rows'

function toRow(order: Order, world: World) {
  return { ...order, placed: undefined, isLate: isLate(order, instant(world.now())) }
}

/** The endpoints of orders. */
export const orderEndpoints = resourceEndpoints({
  resource: ordersResource,
  entity: orderEntity,
  list: orderList,
  toRow,
  toDetail: (order, world) => ({ ...toRow(order, world), ...orderDetail(order) }),
  decisions: [orderDecisions<Order>(orderDetail)],
  past: orderHistory,
})
