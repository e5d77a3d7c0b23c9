import { refundFailures, type RefundFailure } from '@console/domain/return-voucher'
import { seededRandom } from '../../random/random'
import { indexOf } from '../shared/indexOf'
import { digits } from '../shared/parties'
import { returnVoucherEntity } from './entity'
import type { ReturnVoucher } from './rows'

/** Answer of a provider about a refund: succeeded, failed with a reason, or none. */
export type RefundAnswer =
  | { says: 'succeeded'; providerReference: string }
  | { says: 'failed'; failure: RefundFailure }
  | { says: 'nothing' }

/** Number of contacts after which the provider always answers. */
const maxSilence = 3

/**
 * Answer of the provider when a refund is sent, or asked about.
 * @param contact number of times it was sent or asked about before
 */
export function refundAnswer(voucher: ReturnVoucher, contact: number): RefundAnswer {
  const index = indexOf(returnVoucherEntity, voucher)
  const stream = seededRandom('returnVoucher', index, `answer ${contact}`)
  const share = contact < maxSilence ? stream.next() : 1
  if (share < 0.2) return { says: 'failed', failure: stream.pick(refundFailures) }
  if (share < 0.4) return { says: 'nothing' }
  return {
    says: 'succeeded',
    providerReference: `R${digits('returnVoucher', index, 'reference', 9)}`,
  }
}
