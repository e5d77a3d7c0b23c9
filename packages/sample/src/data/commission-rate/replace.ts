import type { Deciding } from '../../decisions/decisionRules'
import { type Recorded, type SampleDatabase } from '../../store/store'
import { systemActor } from '../../accounts/actors'
import { bookOf } from './book'
import { rateEntity } from './entity'
import { onlyTerms, type Rate } from './rows'
import { currentEvent } from '../../store/currentEvent'

/** Rate that one of the same subject replaces at an instant; undefined if there is none. */
function previousOf(
  { kind, subject, rateToken }: Rate,
  at: string,
  database: SampleDatabase,
): Rate | undefined {
  const place = { type: subject.type, token: subject.ref?.token ?? null }
  return bookOf(database)
    .at(kind, place, at)
    .find((other) => other.rateToken !== rateToken)
}

/** Fields that a rate takes over from its predecessor when it begins: its token and state. */
export function follows(rate: Rate, at: string, database: SampleDatabase): Partial<Rate> {
  const previous = previousOf(rate, at, database)
  return previous
    ? { supersedes: previous.rateToken, before: onlyTerms(previous) }
    : { supersedes: null, before: null }
}

/** Effect of a decision on the predecessor of a rate: it ends when this one begins, and continues if this one does not. */
export function replace({ record, action, at, by, database }: Deciding<Rate>): void {
  const { rateToken, supersedes, effectiveFrom } = record
  if (action === 'discard') database.remove(rateEntity, rateToken, by.token)
  const previous = supersedes === null ? undefined : database.find(rateEntity, supersedes)
  if (!previous) return
  if (action === 'schedule')
    database.change(rateEntity, previous.rateToken, { effectiveTo: effectiveFrom }, by.token)
  if (action === 'cancel') {
    // One that was ended since stays ended.
    if (previous.status === 'active')
      database.change(rateEntity, previous.rateToken, { effectiveTo: null }, by.token)
    database.change(rateEntity, rateToken, { supersedes: null, before: null }, by.token)
  }
  if (action === 'activate')
    database.change(
      rateEntity,
      previous.rateToken,
      { status: 'superseded', effectiveTo: at },
      by.token,
      superseded(at, database),
    )
}

function superseded(at: string, database: SampleDatabase): Recorded {
  return {
    done: {
      action: 'supersede',
      event: currentEvent(database, {
        at,
        actor: systemActor,
        type: 'commissionRate.superseded',
        from: 'active',
        to: 'superseded',
      }),
    },
  }
}
