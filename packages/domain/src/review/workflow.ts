import { reviewCapabilities } from './capabilities'
import { reasonCodes } from '../approval/contract'
import { defineWorkflow } from '@console/core/workflows'
import type { ReviewRow } from './contract'
import { review, reviewInput } from './lifecycle'
import { reviewMessages } from './messages'

/** Status after an action that changes it. */
const leadsTo = { publish: 'published', hide: 'hidden', reject: 'rejected' } as const

/** Workflow of reviews. */
export const reviewWorkflow = defineWorkflow<ReviewRow>()({
  id: 'review',
  messages: reviewMessages,
  statuses: {
    pending: { tone: 'waiting', icon: 'hourglass' },
    published: { tone: 'success', icon: 'accepted' },
    rejected: { tone: 'danger', icon: 'reject' },
    hidden: { tone: 'neutral', icon: 'hide' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    publish: { icon: 'approve', placement: 'primary', shortcut: 'A' },
    reject: {
      icon: 'reject',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      isDestructive: true,
    },
    hide: {
      icon: 'hide',
      placement: 'secondary',
      inputFields: { reason: true },
      isDestructive: true,
    },
    mask: {
      icon: 'mask',
      placement: 'secondary',
      isConfirmed: true,
      isDestructive: true,
      isNonFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: reasonCodes,
  capabilities: { review: reviewCapabilities.moderate },
  input: reviewInput,
  lifecycle: review,
  expected: (row, action) => (action === 'mask' ? row : { ...row, status: leadsTo[action] }),
})
