import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Agents: the queue and those who were approved (specification 2). */
export const agents = defineFeature({
  id: 'agents',
  uses: ['templates'],
  routes: [
    {
      pattern: paths.approve,
      auth: systemAdmin,
      hasFrame: true,
      title: 'approve.title',
      screen: () =>
        import('./ApproveAgentScreen/ApproveAgentScreen').then((m) => m.ApproveAgentScreen),
    },
    {
      pattern: paths.approved,
      auth: systemAdmin,
      hasFrame: true,
      title: 'approved.title',
      screen: () =>
        import('./ApprovedAgentScreen/ApprovedAgentScreen').then((m) => m.ApprovedAgentScreen),
    },
    {
      pattern: paths.details,
      auth: systemAdmin,
      hasFrame: true,
      title: 'record.title',
      screen: () => import('./AgentScreen/AgentScreen').then((m) => m.AgentScreen),
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
