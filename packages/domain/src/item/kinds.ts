import { approvalKind } from '../approval/kind'
import { itemCapabilities } from './capabilities'
import * as z from 'zod/mini'
import { approvalActions, approvalBlockers } from '../approval/contract'
import { featuredKind } from '../featured/kind'
import { featuredActions, featuredBlockers } from '../featured/lifecycle'
import { actionState } from '@console/core/kinds'

/** Approval workflow of products and service products: all staff approve them, administrators suspend them. */
export const itemApproval = approvalKind({
  review: itemCapabilities.review,
  decide: itemCapabilities.review,
  suspend: itemCapabilities.suspend,
})

/** Workflows of every item: approval and featuring. */
export const itemKinds = [itemApproval, featuredKind] as const

/** Actions of the caller on an item. */
export const itemActions = z.array(
  actionState(
    [...approvalActions, ...featuredActions],
    [...new Set([...approvalBlockers, ...featuredBlockers])],
  ),
)
