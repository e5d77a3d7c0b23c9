import { type Recorded, useHistory } from '../parts/useHistory'
import type { StatusStep } from './StatusSteps'

/** When a record came to a status last, by its history. */
type ReachedAt = (status: string) => StatusStep['reached']

/** Tells when a record came to each status last, and who led it there; as its history says, which may know of none. */
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
