import { rateCapabilities } from './capabilities'
import { defineWorkflow } from '@console/core/workflows'
import type { CommissionRateRow } from './contract'
import { commissionRate } from './lifecycle'
import { rateInput } from './input'
import { commissionRateMessages } from './messages'

/** Workflow of commission rates. */
export const commissionRateWorkflow = defineWorkflow<CommissionRateRow>()({
  id: 'commissionRate',
  messages: commissionRateMessages,
  statuses: {
    draft: { tone: 'neutral', icon: 'edit' },
    scheduled: { tone: 'info', icon: 'clock' },
    active: { tone: 'success', icon: 'accepted' },
    superseded: { tone: 'neutral', icon: 'repeat' },
    ended: { tone: 'neutral', icon: 'ban' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    activate: {
      icon: 'accepted',
      placement: 'primary',
      shortcut: 'A',
      hasOwnForm: true,
      isFinal: true,
      // Maximum drafts activated together: all their previews are read first.
      bulkLimit: { max: 10 },
    },
    schedule: { icon: 'clock', placement: 'secondary', hasOwnForm: true, isFinal: true },
    end: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      // Its form shows the rate that applies afterwards.
      hasOwnForm: true,
      isDestructive: true,
      isFinal: true,
      isSilent: true,
    },
    cancel: { icon: 'return', placement: 'secondary', isConfirmed: true, isFinal: true },
    discard: {
      icon: 'archive',
      placement: 'menu',
      isConfirmed: true,
      isDestructive: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    overlap: { status: 409 },
    reason_missing: { status: 422, field: 'reason' },
    out_of_bounds: { status: 422, field: 'rateBps' },
    too_high: { status: 403 },
    not_later: { status: 422, field: 'effectiveFrom' },
    preview_required: { status: 422, field: 'preview' },
    note_missing: { status: 422, field: 'note' },
  },
  capabilities: { draft: rateCapabilities.draft, activate: rateCapabilities.activate },
  input: rateInput,
  lifecycle: commissionRate,
  expected: (row, action, _by, at) => {
    switch (action) {
      case 'end':
        return { ...row, status: 'ended', effectiveTo: at }
      case 'cancel':
        return { ...row, status: 'draft' }
      // Their result is known only afterwards.
      case 'activate':
      case 'schedule':
      case 'discard':
        return row
    }
  },
})
