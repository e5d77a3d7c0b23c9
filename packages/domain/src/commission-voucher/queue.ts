import type { Queue } from '../queues'
import { voucherPaths } from './addresses'

/** Vouchers awaiting a decision. */
export const voucherQueue: Queue = {
  name: 'commission-vouchers',
  place: 8,
  address: voucherPaths.list,
}
