import { actionState } from '@console/core/workflows'
import * as z from 'zod/mini'
import { approvalActions, approvalBlockers } from '../approval/contract'
import { approvalWorkflow } from '../approval/workflow'
import { listingCapabilities } from './capabilities'
import { correctionBlockers } from './correction'
import { correctionWorkflow } from './correctionWorkflow'
import { visibilityActions, visibilityBlockers } from './visibility'
import { visibilityWorkflow } from './visibilityWorkflow'

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
