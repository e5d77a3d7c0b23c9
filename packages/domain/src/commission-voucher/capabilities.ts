import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const voucherCapabilities = {
  /** Puts what an agent has earned on a voucher, and hands in what they have prepared themselves. */
  prepare: { id: 'voucher.prepare', roles: systemAdmin },
  /** Approves vouchers of others, returns them and cancels them. */
  approve: { id: 'voucher.approve', roles: administrators },
  /** Pays vouchers of others. */
  pay: { id: 'voucher.pay', roles: administrators },
} as const satisfies Record<string, Capability>
