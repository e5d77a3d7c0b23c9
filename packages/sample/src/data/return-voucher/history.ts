import type { AuditEvent } from '@console/core/workflows'
import { returnVoucher } from '@console/domain/return-voucher'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { returnVoucherEntity } from './entity'
import type { ReturnVoucher } from './rows'
import { type ReturnSeed, returnSeeds } from './seeds'
import { buyerActor, returnSteps, type ReturnStep } from './steps'

/** Events of a return before the sample's start, newest first. */
export function returnHistory(row: ReturnVoucher): AuditEvent[] {
  const seed = returnSeeds()[indexOf(returnVoucherEntity, row)] as ReturnSeed
  const raised = event(seed.raisedAt, buyerActor(seed.order), 'return.submitted', null, null)
  return [raised, ...returnSteps(seed).map(stepEvent)]
    .map(({ at, ...rest }, place) => ({
      eventId: token('returnEvent', seed.index * 8 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}

/** An event of a return has one name, whatever its target. */
function stepEvent({ event: name, at, by, body }: ReturnStep): Event {
  const recorded = returnVoucher.table.find((row) => row.event === name)?.recorded ?? name
  return event(at, by, recorded, null, null, { reasonCode: null, note: body.note ?? null })
}
