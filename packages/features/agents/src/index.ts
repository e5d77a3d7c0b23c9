import { defineWords } from '@console/core/i18n'
import { approvalWords } from '@console/domain/approval/words'
import { marketplaceWords } from '@console/marketplace/words'
import { defineFeature } from '@console/core/routes'
import { agentPaths } from '@console/domain/agent'
import { list } from '@console/list'
import { record } from '@console/record'

/** Agents: the queue and approved ones (specification 2). */
export const agents = defineFeature({
  id: 'agents',
  uses: [marketplaceWords, approvalWords],
  routes: [
    list(agentPaths.approve, 'approve.title', () => import('./approveAgent')),
    list(agentPaths.approved, 'approved.title', () => import('./approvedAgent')),
    record(agentPaths.details, 'record.title', () => import('./agent')),
  ],
  words: defineWords('agents', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
