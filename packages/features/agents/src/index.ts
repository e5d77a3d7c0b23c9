import { defineMessages } from '@console/core/i18n'
import { approvalMessages } from '@console/domain/approval/messages'
import { marketplaceMessages } from '@console/marketplace/messages'
import { defineFeature } from '@console/core/routes'
import { agentPaths } from '@console/domain/agent'
import { list } from '@console/list'
import { record } from '@console/record'

/** Agents: the queue and approved ones (specification 2). */
export const agents = defineFeature({
  id: 'agents',
  uses: [marketplaceMessages, approvalMessages],
  routes: [
    list(agentPaths.approve, 'approve.title', () => import('./approveAgent')),
    list(agentPaths.approved, 'approved.title', () => import('./approvedAgent')),
    record(agentPaths.details, 'record.title', () => import('./agent')),
  ],
  messages: defineMessages('agents', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
