import { defineWorkflow } from '@console/core/workflows'
import { shopUserCapabilities } from './capabilities'
import type { ShopUser } from './contract'
import { shopUserInput, shopUserLifecycle } from './lifecycle'
import { contactFields, reasonLength } from './terms'
import { shopUserMessages } from './messages'

const reason = { longestNote: reasonLength.max, shortestNote: reasonLength.min }

/** Workflow of customers. */
export const shopUserWorkflow = defineWorkflow<ShopUser>()({
  id: 'shopUser',
  messages: shopUserMessages,
  statuses: {
    unconfirmed: { tone: 'neutral', icon: 'hourglass' },
    active: { tone: 'success', icon: 'accepted' },
    blocked: { tone: 'danger', icon: 'ban' },
    deleted: { tone: 'neutral', icon: 'archive' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    unblock: { icon: 'return', placement: 'primary', inputFields: reason, isSilent: true },
    block: {
      icon: 'ban',
      placement: 'secondary',
      inputFields: reason,
      isDestructive: true,
      isSilent: true,
    },
  },
  blockers: { wrong_status: { status: 409 }, note_missing: { status: 422, field: 'note' } },
  // The revealed contact is in the history, like a reason.
  reasons: contactFields,
  capabilities: shopUserCapabilities,
  input: shopUserInput,
  lifecycle: shopUserLifecycle,
  expected: (row, action) => ({ ...row, status: action === 'block' ? 'blocked' : 'active' }),
})
