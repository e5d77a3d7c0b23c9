import { actionState } from '@console/core/kinds'
import * as z from 'zod/mini'
import { approvalActions, approvalBlockers } from '../approval/contract'
import { approvalKind } from '../approval/kind'
import { listingCapabilities } from './capabilities'
import { correctionBlockers } from './correction'
import { correctionKind } from './correctionKind'
import { visibilityActions, visibilityBlockers } from './visibility'
import { visibilityKind } from './visibilityKind'

/** Approval workflow of listings: all staff approve them, administrators suspend them. */
export const listingApproval = approvalKind({
  review: listingCapabilities.review,
  decide: listingCapabilities.review,
  suspend: listingCapabilities.suspend,
})

/** Workflows of listings: approval, visibility and corrections. */
export const listingKinds = [listingApproval, visibilityKind, correctionKind] as const

/** Actions of the caller on a listing. */
export const listingActions = z.array(
  actionState(
    [...approvalActions, ...visibilityActions, 'correct'],
    [...new Set([...approvalBlockers, ...visibilityBlockers, ...correctionBlockers])],
  ),
)
