import { sampleAccounts } from '../../accounts/accounts'
import { database } from '../../store/store'
import { commissionVoucherEntity } from './entity'
import { type PaymentAnswer, paymentAnswer } from './provider'
import type { CommissionVoucher } from './rows'

const [, brian, carol] = sampleAccounts

function isBy(account: typeof brian, { prepared }: CommissionVoucher): boolean {
  return prepared.by.token === account?.token
}

/**
 * Checks that a voucher belongs to someone other than the administrator, and that its payment gets this answer.
 */
function isPaidBy(row: CommissionVoucher, says: PaymentAnswer['says']): boolean {
  return (
    row.status === 'approved' &&
    row.method !== 'cash' &&
    !isBy(brian, row) &&
    paymentAnswer(row, 0, false).says === says
  )
}

/** Conditions of the vouchers that stories and tests rely on; the first match is taken. */
const fixtureVouchers = {
  /** Waits for approval, and was prepared by someone other than the administrator. */
  submitted: (row) => row.status === 'submitted' && !isBy(brian, row),
  /** Was prepared by the administrator who looks at it. */
  own: (row) => row.status === 'submitted' && isBy(brian, row),
  /** A draft of the staff member. */
  draft: (row) => row.status === 'draft' && isBy(carol, row),
  /** Its payment succeeds immediately. */
  approved: (row) => isPaidBy(row, 'accepted'),
  /** Its payment has no answer at first. */
  silent: (row) => isPaidBy(row, 'nothing'),
  cash: (row) => row.status === 'approved' && row.method === 'cash' && !isBy(brian, row),
  /** The result of its payment is unknown. */
  unknown: ({ status }) => status === 'paying',
  failed: (row) => row.status === 'failed' && !isBy(brian, row),
  paid: ({ status, method }) => status === 'paid' && method !== 'cash',
  cancelled: ({ status }) => status === 'cancelled',
  /** In a currency without decimals. */
  wholeCurrency: (row) => row.currency === 'UGX' && row.status === 'submitted' && !isBy(brian, row),
  /** With a manual adjustment and withholding tax. */
  adjusted: ({ adjustments, withholding }) =>
    adjustments.length > 0 && withholding.amount.amount > 0,
} satisfies Record<string, (row: CommissionVoucher) => boolean>

/** Name of a voucher that stories and tests rely on. */
export type FixtureVoucher = keyof typeof fixtureVouchers

/** Names of all of them. */
export const fixtureVoucherNames = Object.keys(fixtureVouchers) as FixtureVoucher[]

/**
 * Token of a voucher that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureVoucher(name: FixtureVoucher): string {
  const found = database.rows(commissionVoucherEntity).find(fixtureVouchers[name])
  if (!found) throw new Error(`The sample data has no voucher that is ${name}`)
  return found.voucherToken
}
