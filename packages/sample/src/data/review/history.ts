import type { Actor } from '@console/core/contracts'
import type { AuditEvent } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { instant, minute, sampleStart } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { event, type Event } from '../shared/history'
import { type Review, reviewIndex, reviews } from './rows'

/** Events of a review before the sample's start, newest first. */
export function reviewHistory(row: Review): AuditEvent[] {
  const index = reviewIndex(row)
  const { author, submittedAt, decision, reports, isMasked } = reviews()[index] as Review
  const writer: Actor = { token: author.userToken, name: author.name, role: 'owner' }
  const at = Date.parse(submittedAt)
  const past: Event[] = [event(at, writer, 'review.submitted', null, null)]
  if (decision) {
    const type = { publish: 'review.published', reject: 'review.rejected', hide: 'review.hidden' }[
      decision.action as 'publish' | 'reject' | 'hide'
    ]
    if (isMasked)
      past.push(event(Date.parse(decision.at) - minute, decision.by, 'review.masked', null, null))
    past.push(event(Date.parse(decision.at), decision.by, type, null, null, decision))
  }
  if (reports > 0) {
    const since = decision ? Date.parse(decision.at) : at
    const reportedAt =
      since + seededRandom('review', index, 'reportedAt').next() * (sampleStart - since)
    past.push(event(reportedAt, systemActor, 'review.reported', null, null))
  }
  return past
    .map(({ at, ...event }, place) => ({
      eventId: token('reviewEvent', index * 64 + place),
      at: instant(at),
      ...event,
    }))
    .toReversed()
}
