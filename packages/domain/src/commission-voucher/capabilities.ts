import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const voucherCapabilities = {
  /** Puts an agent's commission on a voucher, and submits one's own vouchers. */
  prepare: { id: 'voucher.prepare', roles: systemAdmin },
  /** Approves, returns and cancels vouchers prepared by others. */
  approve: { id: 'voucher.approve', roles: administrators },
  /** Pays vouchers prepared by others. */
  pay: { id: 'voucher.pay', roles: administrators },
} as const satisfies Record<string, Capability>
