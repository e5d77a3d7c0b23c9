import { approvalWorkflow } from '../approval/workflow'
import { itemCapabilities } from './capabilities'
import * as z from 'zod/mini'
import { approvalActions, approvalBlockers } from '../approval/contract'
import { featuredWorkflow } from '../featured/workflow'
import { featuredActions, featuredBlockers } from '../featured/lifecycle'
import { actionState } from '@console/core/workflows'

/** Approval workflow of products and service products: all staff approve them, administrators suspend them. */
export const itemApproval = approvalWorkflow({
  review: itemCapabilities.review,
  decide: itemCapabilities.review,
  suspend: itemCapabilities.suspend,
})

/** Workflows of every item: approval and featuring. */
export const itemWorkflows = [itemApproval, featuredWorkflow] as const

/** Actions of the caller on an item. */
export const itemActions = z.array(
  actionState(
    [...approvalActions, ...featuredActions],
    [...new Set([...approvalBlockers, ...featuredBlockers])],
  ),
)
