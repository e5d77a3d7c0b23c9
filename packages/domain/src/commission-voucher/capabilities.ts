import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const voucherCapabilities = {
  /** Put an agent's commission on a voucher, and submit one's own vouchers. */
  prepare: { id: 'voucher.prepare', roles: systemAdmin },
  /** Approve, return and cancel vouchers prepared by others. */
  approve: { id: 'voucher.approve', roles: administrators },
  /** Pay vouchers prepared by others. */
  pay: { id: 'voucher.pay', roles: administrators },
} as const satisfies Record<string, Capability>
