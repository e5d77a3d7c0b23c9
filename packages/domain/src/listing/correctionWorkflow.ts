import { defineWorkflow } from '@console/core/workflows'
import { listingCapabilities } from './capabilities'
import { correction, listingCorrection } from './correction'
import { listingMessages } from './messages'

/** Workflow of corrections by administrators, for when a request to the business would take too long. */
export const correctionWorkflow = defineWorkflow<object>()({
  id: 'correction',
  messages: listingMessages,
  statuses: {},
  statusesOf: () => [],
  actions: {
    correct: { icon: 'edit', placement: 'menu', hasOwnForm: true, isNonFinal: true },
  },
  blockers: {
    wrong_status: { status: 409 },
    note_missing: { status: 422, field: 'note' },
    subcategory_not_offered: { status: 422, field: 'subcategoryId' },
    phones_exceeded: { status: 422, field: 'phones' },
    hours_overlap: { status: 422, field: 'hours' },
  },
  capabilities: { correct: listingCapabilities.correct },
  input: listingCorrection,
  lifecycle: correction,
  // Only the server knows the result: the form does not contain category names.
  expected: (row) => row,
})
