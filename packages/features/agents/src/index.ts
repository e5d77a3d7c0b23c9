import { defineFeature, operatorRoute } from '@console/core/routes'
import { agentPaths } from '@console/domain/agent'
import type {} from './words/catalogue'

/** Agents: the queue and those who were approved (specification 2). */
export const agents = defineFeature({
  id: 'agents',
  uses: ['templates'],
  routes: [
    operatorRoute(agentPaths.approve, 'approve.title', () =>
      import('./ApproveAgentScreen/ApproveAgentScreen').then((m) => m.ApproveAgentScreen),
    ),
    operatorRoute(agentPaths.approved, 'approved.title', () =>
      import('./ApprovedAgentScreen/ApprovedAgentScreen').then((m) => m.ApprovedAgentScreen),
    ),
    operatorRoute(agentPaths.details, 'record.title', () =>
      import('./AgentScreen/AgentScreen').then((m) => m.AgentScreen),
    ),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
