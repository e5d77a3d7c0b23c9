import { defineWords } from '@console/core/i18n'
import { factsWords } from '@console/facts/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'
import { projectDashboardWords } from './project/words'

const dashboardsWords = defineWords('dashboards', {
  en: () => import('./words/en').then((m) => m.en),
  tr: () => import('./words/tr').then((m) => m.tr),
  ar: () => import('./words/ar').then((m) => m.ar),
})

/** Dashboards (specification 2). */
export const dashboards = defineFeature({
  id: 'dashboards',
  uses: [factsWords],
  routes: [
    operatorRoute(paths.analytics, 'analytics.title', () =>
      import('./AnalyticsScreen/AnalyticsScreen').then((m) => m.AnalyticsScreen),
    ),
  ],
  words: dashboardsWords,
})

/** Sample dashboards of a project (specification 2); specification 6: they declare no role. */
export const projectDashboard = defineFeature({
  id: 'project-dashboard',
  uses: [dashboardsWords, factsWords],
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
  words: projectDashboardWords,
})
