import { defineMessages } from '@console/core/i18n'
import { detailsMessages } from '@console/details/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'
import { projectDashboardMessages } from './project/messages'

const dashboardsMessages = defineMessages('dashboards', {
  en: () => import('./messages/en').then((m) => m.en),
  tr: () => import('./messages/tr').then((m) => m.tr),
  ar: () => import('./messages/ar').then((m) => m.ar),
})

/** Dashboards (specification 2). */
export const dashboards = defineFeature({
  id: 'dashboards',
  uses: [detailsMessages],
  routes: [
    operatorRoute(paths.analytics, 'analytics.title', () =>
      import('./AnalyticsScreen/AnalyticsScreen').then((m) => m.AnalyticsScreen),
    ),
  ],
  messages: dashboardsMessages,
})

/** Sample dashboards of a project (specification 2); specification 6: they declare no role. */
export const projectDashboard = defineFeature({
  id: 'project-dashboard',
  uses: [dashboardsMessages, detailsMessages],
  routes: [
    {
      pattern: paths.project,
      hasFrame: true,
      title: 'title',
      screen: () => import('./project/ProjectScreen').then((m) => m.ProjectScreen),
    },
    {
      pattern: paths.customersProject,
      hasFrame: true,
      title: 'title',
      screen: () => import('./project/ProjectScreen').then((m) => m.CustomersProjectScreen),
    },
  ],
  messages: projectDashboardMessages,
})
