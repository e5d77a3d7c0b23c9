import type { ActionableRow } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import { useHistory } from '../parts/useHistory'
import type { WayPoint } from './Way'

/** When a record came to a status last, by its history. */
export type ReachedAt = (status: string) => WayPoint['reached']

/** Tells when a record came to each status last, and who led it there; as its history says, which may know of none. */
export function useReached<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
): ReachedAt {
  const { data, isPending } = useHistory(resource, token)
  return (status) => {
    if (isPending) return undefined
    const event = data?.items.find(
      ({ from, to, type }) => to === status && from !== to && !type.endsWith('.undone'),
    )
    return event ? { at: event.at, by: event.actor.name } : null
  }
}
