import type { QueueSummary } from './queues'

/** Specification 2: the route on which each queue is cleared. */
export const queueAddresses: Record<QueueSummary['queue'], string> = {
  businesses: '/business-approve',
  products: '/approve-product',
  'service-products': '/approve-service-product',
  agents: '/Approve-Agent',
  listings: '/business/listings',
  reviews: '/products-review',
  'return-vouchers': '/merchants/vouchers',
  'commission-vouchers': '/agent/commission/payment/voucher',
}
