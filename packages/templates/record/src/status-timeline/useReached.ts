import { type Recorded, useHistory } from '../history/useHistory'
import type { StatusStep } from './StatusSteps'

/** Latest time that a record reached a status, by its history. */
type ReachedAt = (status: string) => StatusStep['reached']

/** Returns when a record reached each status last, and by whom; the history may lack it. */
export function useReached(resource: Recorded, token: string): ReachedAt {
  const { data, isPending } = useHistory(resource, token)
  return (status) => {
    if (isPending) return undefined
    const event = data?.items.find(
      ({ from, to, type }) => to === status && from !== to && !type.endsWith('.undone'),
    )
    return event ? { at: event.at, by: event.actor.name } : null
  }
}
