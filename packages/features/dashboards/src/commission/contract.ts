import { currencies, type Currency, instant } from '@console/core/contracts'
import * as z from 'zod/mini'
import { compared, ranges } from '../contract'

/** In the smallest unit of its currency; negative for reversals. */
const amount = z.int()

/** Earned and reversed commission in one currency: amounts of different currencies are never added up. */
const commissionIn = z.object({
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  /** Earnings from orders completed in the range, of the platform and of agents. */
  platform: compared(amount),
  agents: compared(amount),
  /** Reversals of either for returned orders: zero or negative. */
  takenBack: compared(amount),
  /** Adjustments by administrators to the earnings of agents. */
  byHand: compared(amount),
  /** Amounts owed to agents now, whenever earned: on no voucher, or on unpaid ones. */
  owed: amount,
  /** Earnings of every day of the range, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), platform: amount, agents: amount })),
})

/** Earned and reversed commission in one currency. */
export type CommissionIn = z.infer<typeof commissionIn>

/**
 * Response of `GET {gateway}/dashboard/commission?range=`: commission of the dashboard's range from the ledger. A call
 * of its own, since a ledger takes longer to add up than the rest of the dashboard.
 */
export const commissionFigures = z.object({
  /** Server time. */
  asOf: instant,
  range: z.enum(ranges),
  /** Currencies with bookings or amounts owed, those with most lines in the range first. */
  currencies: z.array(commissionIn),
})

/** Commission on the dashboard. */
export type CommissionFigures = z.infer<typeof commissionFigures>
