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
