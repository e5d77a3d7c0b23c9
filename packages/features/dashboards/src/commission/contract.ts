import { currencies, type Currency, instant } from '@console/core/contracts'
import * as z from 'zod/mini'
import { compared, ranges } from '../contract'

/** In the smallest unit of the currency that it is told with; of what was taken back, below nothing. */
const amount = z.int()

/** What was earned and taken back in one currency: amounts of two are never added up. */
const commissionIn = z.object({
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  /** What completed orders have earned in the range, for the platform and for agents. */
  platform: compared(amount),
  agents: compared(amount),
  /** What was taken back of either for what came back of orders: nothing, or below it. */
  takenBack: compared(amount),
  /** What administrators have added to what agents earned, or taken off. */
  byHand: compared(amount),
  /** What agents are owed now, whenever it was earned: what is on no voucher, and on those that are not paid yet. */
  owed: amount,
  /** What was earned on every day of the range, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), platform: amount, agents: amount })),
})

/** What was earned and taken back in one currency. */
export type CommissionIn = z.infer<typeof commissionIn>

/**
 * Answer of `GET {gateway}/dashboard/commission?range=`: what the ledger of commission says of the days that the dashboard is about. A
 * call of its own, since a ledger takes longer to add up than the rest of the dashboard.
 */
export const commissionFigures = z.object({
  /** The server's clock. */
  asOf: instant,
  range: z.enum(ranges),
  /** Those that something was booked or is owed in: of which most lines were booked in the range first. */
  currencies: z.array(commissionIn),
})

/** What the dashboard says of commission. */
export type CommissionFigures = z.infer<typeof commissionFigures>
