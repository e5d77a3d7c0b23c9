import { callerOf, endpoint, type Resolver, scenarioFor } from '@console/sample'
import type * as z from 'zod/mini'
import { type Project, projects, type ProjectWidget, projectWidgets } from '../contract'
import { sampleProjects, sampleProjectWidgets } from './widgets'

const callers = 'public'

function read<Answer>(path: `/${string}`, answer: z.ZodMiniType<unknown, Answer>) {
  return (resolver: Resolver<Answer, undefined, typeof callers>) =>
    endpoint({ method: 'GET', base: 'samples', path, roles: callers, answer }, resolver)
}

/** `GET /project-dashboard-app/widgets`, answered by the argument; stories pass their own. */
export const readProjectWidgets = read<ProjectWidget[]>(
  '/project-dashboard-app/widgets',
  projectWidgets,
)

/** `GET /project-dashboard-app/projects`, answered by the argument; stories pass their own. */
export const readProjects = read<Project[]>('/project-dashboard-app/projects', projects)

/** Widgets in the response for customers: contact details of team members are left out. */
export function widgetsForCustomers(widgets: readonly ProjectWidget[]): ProjectWidget[] {
  return widgets.map((widget) =>
    widget.id === 'team'
      ? { ...widget, data: widget.data.map(({ email: _, phone: __, ...member }) => member) }
      : widget,
  )
}

/** Sample backend of the project dashboard. */
export const projectDashboardHandlers = [
  readProjectWidgets(({ request }) => {
    if (scenarioFor('GET /project-dashboard-app/widgets') === 'empty') return []
    const isCustomer = callerOf(request)?.roles.includes('customer') === true
    return isCustomer ? widgetsForCustomers(sampleProjectWidgets) : sampleProjectWidgets
  }),
  readProjects(() =>
    scenarioFor('GET /project-dashboard-app/projects') === 'empty' ? [] : sampleProjects,
  ),
]
