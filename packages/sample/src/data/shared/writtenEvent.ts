import type { AuditEvent } from '@console/core/workflows'
import type { Account } from '../../accounts/accounts'
import type { SampleDatabase } from '../../store/store'
import { reviewerWith } from '../../accounts/actors'
import { currentEvent } from '../../store/currentEvent'

/**
 * Event of a written record for the history.
 * @param writing author, and name of the imported file; missing if someone typed the record
 * @param type type of the event if someone typed it: for a file it is `….imported`
 * @param from null if the record is new
 */
export function writtenEvent(
  {
    database,
    account,
    source,
  }: { database: SampleDatabase; account: Pick<Account, 'token'>; source?: string },
  type: string,
  from: string | null,
  to: string,
): AuditEvent {
  const [kind] = type.split('.')
  return currentEvent(database, {
    actor: reviewerWith(account.token),
    from,
    to,
    ...(source === undefined ? { type } : { type: `${kind}.imported`, file: source }),
  })
}
