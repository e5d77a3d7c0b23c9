import { hour, sampleStart } from '../../store/clock'
import { event, type Event } from '../shared/history'
import type { FeaturedFlag } from './items'

/** Events of a featured or scheduled item. */
export function featuredEvents(flag: FeaturedFlag | null): Event[] {
  if (flag === null) return []
  const note = { reasonCode: null, note: flag.reason }
  return flag.state === 'scheduled'
    ? [event(sampleStart - 20 * hour, flag.by, 'featured.scheduled', null, null, note)]
    : [event(Date.parse(flag.startsAt), flag.by, 'featured.featured', null, null, note)]
}
