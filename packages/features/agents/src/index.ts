import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Agents: one list, read from the server. */
export const agents = defineFeature({
  id: 'agents',
  routes: [
    {
      pattern: paths.list,
      auth: systemAdmin,
      hasFrame: true,
      title: 'list.title',
      screen: () => import('./AgentsScreen/AgentsScreen').then((m) => m.AgentsScreen),
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
