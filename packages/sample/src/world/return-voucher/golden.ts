import { world } from '../../store/store'
import { returnDetail } from './details'
import { returnVoucherEntity } from './entity'
import type { ReturnVoucher } from './rows'

/** What the returns are that stories and tests rely on; of several, the first is taken. */
const goldenReturns = {
  submitted: ({ status, isOverWindow }) => status === 'submitted' && !isOverWindow,
  overWindow: ({ status, isOverWindow }) => status === 'submitted' && isOverWindow,
  /** Under review, and somebody has said what to grant. */
  proposed: (row) => row.status === 'under_review' && returnDetail(row).proposedBy !== null,
  asked: ({ status }) => status === 'changes_requested',
  approved: ({ status }) => status === 'approved',
  /** A refund was sent, and there is no answer. */
  unknownRefund: ({ status }) => status === 'refunding',
  refused: ({ status }) => status === 'rejected',
  /** In a currency without decimals. */
  wholeCurrency: ({ amount, status }) => amount.currency === 'UGX' && status === 'submitted',
} satisfies Record<string, (row: ReturnVoucher) => boolean>

/** The name of a return that stories and tests rely on. */
export type GoldenReturn = keyof typeof goldenReturns

/** The names of all of them. */
export const goldenReturnNames = Object.keys(goldenReturns) as GoldenReturn[]

/**
 * The token of a return that stories and tests rely on.
 * @throws Error where the world has none such
 */
export function goldenReturn(name: GoldenReturn): string {
  const found = world.rows(returnVoucherEntity).find(goldenReturns[name])
  if (!found) throw new Error(`The world has no return that is ${name}`)
  return found.voucherToken
}
