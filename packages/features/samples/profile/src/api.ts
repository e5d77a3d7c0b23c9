import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { about, albums, timeline } from './contract'

/** Specification 7: `GET /api/profile/timeline`. */
export function timelineQuery(send: Send) {
  return queryOptions({
    queryKey: ['profile', 'timeline'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/profile/timeline',
        answer: timeline,
        ...noting,
      }),
    ),
  })
}

/** Specification 7: `GET /api/profile/photos-videos`. */
export function albumsQuery(send: Send) {
  return queryOptions({
    queryKey: ['profile', 'photos-videos'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/profile/photos-videos',
        answer: albums,
        ...noting,
      }),
    ),
  })
}

/** Specification 7: `GET /api/profile/about`. */
export function aboutQuery(send: Send) {
  return queryOptions({
    queryKey: ['profile', 'about'],
    queryFn: reportingSkipped((noting) =>
      send({ base: 'samples', method: 'GET', path: '/profile/about', answer: about, ...noting }),
    ),
  })
}
