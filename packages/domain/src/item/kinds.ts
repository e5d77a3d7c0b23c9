import { approvalKind } from '../approval/kind'
import { itemCapabilities } from './capabilities'
import * as z from 'zod/mini'
import { approvalActions, approvalHindrances } from '../approval/contract'
import { featuredKind } from '../featured/kind'
import { featuredActions, featuredHindrances } from '../featured/lifecycle'
import { actionState } from '@console/core/kinds'

/** What can be decided about products and service products: all staff approve them, administrators suspend them. */
export const itemApproval = approvalKind({
  review: itemCapabilities.review,
  decide: itemCapabilities.review,
  suspend: itemCapabilities.suspend,
})

/** What every item can be decided about: it is approved, and it is featured. */
export const itemKinds = [itemApproval, featuredKind] as const

/** What the caller may do with an item. */
export const itemActions = z.array(
  actionState(
    [...approvalActions, ...featuredActions],
    [...new Set([...approvalHindrances, ...featuredHindrances])],
  ),
)
