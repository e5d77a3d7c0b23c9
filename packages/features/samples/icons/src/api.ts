import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { icons } from './contract'

/** Query key of the icons. */
export const iconsKey = ['icons'] as const

/** Specification 7: `GET /api/icons`, all of them; they never become stale. */
export function iconsQuery(send: Send) {
  return queryOptions({
    queryKey: iconsKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: reportingSkipped((noting) =>
      send({ base: 'samples', method: 'GET', path: '/icons', answer: icons, ...noting }),
    ),
  })
}
