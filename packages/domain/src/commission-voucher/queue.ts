import type { Queue } from '../queues'
import { voucherPaths } from './addresses'

/** Vouchers that wait for a decision. */
export const voucherQueue: Queue = {
  name: 'commission-vouchers',
  place: 8,
  address: voucherPaths.list,
}
