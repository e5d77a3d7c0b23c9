import { serverNow } from '@console/core/api'
import { matchAllWords } from '@console/core/i18n'
import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { eventsQuery } from './api'
import { eventPath } from './paths'
import { dayOf, daysBetween, daysOf } from './spans'

/** Events whose title and description contain each word of a text, those nearest to today first. */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const events = await queries.query(eventsQuery(send))
  signal?.throwIfAborted()
  const today = dayOf(serverNow())
  const far = (day: string) => Math.abs(daysBetween(today, day))
  return matchAllWords(events, text, ({ title, desc }) => `${title} ${desc}`)
    .map((event) => ({ event, day: daysOf(event).first }))
    .toSorted((one, other) => far(one.day) - far(other.day))
    .slice(0, maxHits)
    .map(({ event: { id, title }, day }) => ({
      id,
      title,
      detail: day,
      href: eventPath('day', day, id),
    }))
}
