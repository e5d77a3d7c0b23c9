import { paymentFailures, type PaymentFailure } from '@console/domain/commission-voucher'
import { draws } from '../../draws/random'
import { indexOf } from '../shared/indexOf'
import { digits } from '../shared/parties'
import { commissionVoucherEntity } from './entity'
import type { CommissionVoucher } from './rows'

/** What a provider says of a payment: that it has paid, why it has not, or nothing. */
export type PaymentAnswer =
  | { says: 'accepted'; reference: string }
  | { says: 'failed'; failure: PaymentFailure }
  | { says: 'nothing' }

/**
 * What the provider says of the attempt with a number, from 0. Of every sixth voucher the first attempt has no answer at first: it is
 * there once it is asked about; of every ninth it fails for certain.
 * @param isAsked it was sent before, under the same key
 */
export function paymentAnswer(
  voucher: CommissionVoucher,
  attempt: number,
  isAsked: boolean,
): PaymentAnswer {
  const index = indexOf(commissionVoucherEntity, voucher)
  const stream = draws('commissionVoucher', index, `answer ${attempt}`)
  const share = attempt === 0 ? stream.next() : 1
  if (share < 1 / 6 && !isAsked) return { says: 'nothing' }
  if (share > 1 / 6 && share < 1 / 6 + 1 / 9)
    return { says: 'failed', failure: stream.pick(paymentFailures) }
  return { says: 'accepted', reference: `P${digits('commissionVoucher', index, 'reference', 9)}` }
}
