import type { ApprovableDetail, RequestedChange, ReasonCode } from '@console/domain/approval'
import { seededRandom } from '../../random/random'
import type { Approvable } from './approval'

/** Changes that a reviewer requests, by the kind of record. */
const requests: Record<string, readonly RequestedChange[]> = {
  business: [
    { pointer: '/documents/0', message: 'Please send all pages of the certificate.' },
    { pointer: '/taxPin', message: 'The number on the certificate is another one.' },
    { pointer: '/address', message: 'We cannot find this address. Which building is it?' },
  ],
  agent: [
    { pointer: '/documents/1', message: 'The back of the card is cut off.' },
    { pointer: '/payoutAccounts/0', message: 'The account must be in your own name.' },
  ],
  product: [
    { pointer: '/images', message: 'Please show the product itself, without the watermark.' },
    { pointer: '/name', message: 'Please leave the telephone number out of the name.' },
    { pointer: '/price', message: 'Is this the price of one piece or of the carton?' },
  ],
  serviceProduct: [
    { pointer: '/serviceAreas', message: 'In which counties do you really work?' },
    { pointer: '/description', message: 'What is included in the price?' },
  ],
  listing: [
    { pointer: '/photos', message: 'Please show the shop itself, not the goods of others.' },
    { pointer: '/description', message: 'Please leave prices out: they change too often.' },
    { pointer: '/hours', message: 'Are you really open on every night of the week?' },
  ],
}

/** Fields of every approvable record's detail, without its checks and the changes of an update. */
export function approvableDetailOf(
  type: string,
  index: number,
  { approvalStatus, decision }: Approvable,
): Pick<ApprovableDetail, 'requestedChanges' | 'suspension'> {
  const asked = requests[type] ?? []
  const isSuspended =
    approvalStatus === 'suspended' && decision?.action === 'suspend' && decision.reasonCode !== null
  return {
    requestedChanges:
      approvalStatus === 'changes_requested'
        ? asked.slice(0, seededRandom(type, index, 'requests').integer(1, asked.length))
        : [],
    suspension: isSuspended
      ? {
          reasonCode: decision.reasonCode as ReasonCode,
          note: decision.note,
          by: decision.by,
          at: decision.at,
          until: null,
        }
      : null,
  }
}

/** Splits an integer into parts in proportion to the weights. */
export function split(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let share = 0
  return weights.map((weight) => {
    share += weight
    const part = Math.round((total * share) / all) - given
    given += part
    return part
  })
}
