import type { AuditEvent } from '@console/core/kinds'
import { token } from '../../draws/token'
import type { Account } from '../../server/accounts'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { reviewerWith } from './actors'

/** What the history says of somebody who has written a record. @param from null where it was not there before */
export function writtenEvent(
  { world, account, source }: { world: World; account: Pick<Account, 'token'>; source?: string },
  type: string,
  from: string | null,
  to: string,
): AuditEvent {
  return {
    eventId: token('event', world.changes().length),
    at: instant(world.now()),
    actor: reviewerWith(account.token),
    type,
    from,
    to,
    reasonCode: null,
    note: source === undefined ? null : `Import: ${source}`,
  }
}
