import { actionState, defineWorkflow } from '@console/core/workflows'
import * as z from 'zod/mini'
import { approvalActions, approvalBlockers } from '../approval/contract'
import { approvalWorkflow } from '../approval/workflow'
import { listingCapabilities } from './capabilities'
import { correctionBlockers, correction, listingCorrection } from './correction'
import { visibilityActions, visibilityBlockers } from './visibility'
import { visibilityWorkflow } from './visibilityWorkflow'
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

/** Approval workflow of listings: all staff approve them, administrators suspend them. */
export const listingApproval = approvalWorkflow({
  review: listingCapabilities.review,
  decide: listingCapabilities.review,
  suspend: listingCapabilities.suspend,
})

/** Workflows of listings: approval, visibility and corrections. */
export const listingWorkflows = [listingApproval, visibilityWorkflow, correctionWorkflow] as const

/** Actions of the caller on a listing. */
export const listingActions = z.array(
  actionState(
    [...approvalActions, ...visibilityActions, 'correct'],
    [...new Set([...approvalBlockers, ...visibilityBlockers, ...correctionBlockers])],
  ),
)
