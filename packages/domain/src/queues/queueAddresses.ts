import { agentPaths } from '../agent/addresses'
import { businessPaths } from '../business/addresses'
import { productPaths } from '../product/addresses'
import { returnPaths } from '../return-voucher/addresses'
import { reviewPaths } from '../review/addresses'
import { servicePaths } from '../service-product/addresses'
import type { QueueSummary } from './queues'

/** Specification 2: the route on which each queue is cleared. */
export const queueAddresses: Record<QueueSummary['queue'], string> = {
  businesses: businessPaths.approve,
  products: productPaths.approve,
  'service-products': servicePaths.approve,
  agents: agentPaths.approve,
  listings: '/business/listings',
  reviews: reviewPaths.list,
  'return-vouchers': returnPaths.list,
  'commission-vouchers': '/agent/commission/payment/voucher',
}

/** What is told of a queue in figures. */
export type QueueFigure = 'waiting' | 'overdue' | 'mine'

/** Where a figure of a queue leads: to exactly the records that it counts. */
export function queueFigureAddress(queue: QueueSummary['queue'], figure: QueueFigure): string {
  return queueAddresses[queue] + queries[figure]
}

/** Every list of a queue opens with all that waits, can be asked for what is overdue, and has a view of what its reader has claimed. */
const queries: Record<QueueFigure, string> = {
  waiting: '',
  overdue: '?overdue=true',
  mine: '?view=mine',
}
