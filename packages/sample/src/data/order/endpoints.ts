import { ordersResource } from '@console/domain/order'
import { orderDecisions } from './decisions'
import { paymentDecisions } from './paymentDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { addSale, updateSale } from '../sale/addSale'
import { orderDetail, orderStanding } from './details'
import { orderEntity } from './entity'
import { isLate, orderAnswers } from './answers'
import { orderHistory } from './history'
import { provider } from './provider'
import type { Order } from './rows'
import { letGo } from './stock'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow(order: Order, database: SampleDatabase) {
  return { ...order, placed: undefined, isLate: isLate(order, instant(database.now())) }
}

const paying = { beyond: orderStanding, provider }

/** Endpoints of orders. */
export const orderEndpoints = resourceEndpoints({
  resource: ordersResource,
  entity: orderEntity,
  dayOffset,
  answers: orderAnswers,
  toRow,
  toDetail: (order, database) => ({ ...toRow(order, database), ...orderDetail(order, database) }),
  decisions: [
    { ...orderDecisions<Order>({ ...paying, whenCancelled: letGo }), whenTaken: addSale },
    {
      ...paymentDecisions<Order>(paying),
      whenTaken: ({ record, by, database }) => updateSale(record, by.token, database),
    },
  ],
  past: orderHistory,
})
