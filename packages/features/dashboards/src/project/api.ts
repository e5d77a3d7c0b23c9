import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { projects, projectWidgets } from './contract'

/** Specification 7: `GET /api/project-dashboard-app/widgets`. */
export function projectWidgetsQuery(send: Send) {
  return queryOptions({
    queryKey: ['project-dashboard', 'widgets'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/project-dashboard-app/widgets',
        answer: projectWidgets,
        ...noting,
      }),
    ),
  })
}

/** Specification 7: `GET /api/project-dashboard-app/projects`. */
export function projectsQuery(send: Send) {
  return queryOptions({
    queryKey: ['project-dashboard', 'projects'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/project-dashboard-app/projects',
        answer: projects,
        ...noting,
      }),
    ),
  })
}
