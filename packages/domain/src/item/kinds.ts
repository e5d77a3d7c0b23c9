import * as z from 'zod/mini'
import { approvalActions, approvalHindrances } from '../approval/contract'
import { approvalKind } from '../approval/kind'
import { featuredKind } from '../featured/kind'
import { featuredActions, featuredHindrances } from '../featured/lifecycle'
import { actionState } from '../kinds/contract'

/** What every item can be decided about: it is approved, and it is featured. */
export const itemKinds = [approvalKind('product'), featuredKind] as const

/** What the caller may do with an item. */
export const itemActions = z.array(
  actionState(
    [...approvalActions, ...featuredActions],
    [...new Set([...approvalHindrances, ...featuredHindrances])],
  ),
)
