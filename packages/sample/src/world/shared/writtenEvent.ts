import type { AuditEvent } from '@console/core/kinds'
import type { Account } from '../../server/accounts'
import type { World } from '../../store/store'
import { reviewerWith } from './actors'
import { eventNow } from './eventNow'

/** What the history says of somebody who has written a record. @param from null where it was not there before */
export function writtenEvent(
  { world, account, source }: { world: World; account: Pick<Account, 'token'>; source?: string },
  type: string,
  from: string | null,
  to: string,
): AuditEvent {
  return eventNow(world, {
    actor: reviewerWith(account.token),
    type,
    from,
    to,
    note: source === undefined ? null : `Import: ${source}`,
  })
}
