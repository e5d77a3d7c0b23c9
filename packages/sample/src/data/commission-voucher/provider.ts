import { paymentFailures, type PaymentFailure } from '@console/domain/commission-voucher'
import { seededRandom } from '../../random/random'
import { indexOf } from '../shared/indexOf'
import { digits } from '../shared/parties'
import { commissionVoucherEntity } from './entity'
import type { CommissionVoucher } from './rows'

/** Answer of a provider about a payment: paid, failed with a reason, or none. */
export type PaymentAnswer =
  | { says: 'accepted'; reference: string }
  | { says: 'failed'; failure: PaymentFailure }
  | { says: 'nothing' }

/**
 * Answer of the provider to an attempt, numbered from 0. For every sixth voucher the first attempt has no answer at first, but
 * has one when asked about; for every ninth it definitely fails.
 * @param isAsked it was sent before, with the same key
 */
export function paymentAnswer(
  voucher: CommissionVoucher,
  attempt: number,
  isAsked: boolean,
): PaymentAnswer {
  const index = indexOf(commissionVoucherEntity, voucher)
  const stream = seededRandom('commissionVoucher', index, `answer ${attempt}`)
  const share = attempt === 0 ? stream.next() : 1
  if (share < 1 / 6 && !isAsked) return { says: 'nothing' }
  if (share > 1 / 6 && share < 1 / 6 + 1 / 9)
    return { says: 'failed', failure: stream.pick(paymentFailures) }
  return { says: 'accepted', reference: `P${digits('commissionVoucher', index, 'reference', 9)}` }
}
