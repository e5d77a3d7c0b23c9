import { featuredCapabilities } from './capabilities'
import { defineWorkflow } from '@console/core/workflows'
import { featured, featuredInput } from './lifecycle'
import { featuredMessages } from './messages'

/** Workflow of items that can be featured. */
export const featuredWorkflow = defineWorkflow<object>()({
  id: 'featured',
  messages: featuredMessages,
  // Not shown: the status of an item is that of its approval.
  statuses: {},
  statusesOf: () => [],
  actions: {
    feature: { icon: 'sparkles', placement: 'primary', isNonFinal: true },
    unfeature: { icon: 'return', placement: 'secondary', isNonFinal: true },
  },
  blockers: {
    wrong_status: { status: 409 },
    hidden_by_business: { status: 409 },
    slot_taken: { status: 409 },
  },
  capabilities: { feature: featuredCapabilities.feature },
  input: featuredInput,
  lifecycle: featured,
  expected: (row) => row,
})
