import type { AuditEvent } from '@console/core/kinds'
import type { Account } from '../../server/accounts'
import type { World } from '../../store/store'
import { reviewerWith } from './actors'
import { eventNow } from './eventNow'

/**
 * What the history says of somebody who has written a record.
 * @param writing who writes it, and the name of the file that it came from; left out where somebody has typed it
 * @param type what it is called where somebody has typed it: what came from a file is `….imported`
 * @param from null where it was not there before
 */
export function writtenEvent(
  { world, account, source }: { world: World; account: Pick<Account, 'token'>; source?: string },
  type: string,
  from: string | null,
  to: string,
): AuditEvent {
  const [kind] = type.split('.')
  return eventNow(world, {
    actor: reviewerWith(account.token),
    from,
    to,
    ...(source === undefined ? { type } : { type: `${kind}.imported`, file: source }),
  })
}
