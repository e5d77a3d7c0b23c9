import { instant, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/workflows'
import * as z from 'zod/mini'

/** Statuses of a record. */
export const thingNameStatuses = ['waiting', 'active', 'suspended'] as const

/** Actions on a record. */
const thingNameActions = ['activate', 'suspend', 'reinstate'] as const

/** Blockers: reasons why an action is not possible now. */
const thingNameBlockers = ['wrong_status', 'reason_missing', 'note_missing'] as const

/** Reasons for a suspension. */
export const thingNameReasons = ['owner_request', 'policy_breach', 'other'] as const

/** Row of `GET {business}/thing-name`. Not shown in the specification. */
export const thingNameRow = z.extend(versioned, {
  _actions: z.array(actionState(thingNameActions, thingNameBlockers)),
  secureToken: token,
  name: z.string(),
  status: z.enum(thingNameStatuses),
  createdAt: instant,
  /** The latest decision; null before the first. */
  decision: z.nullable(decision),
})

/** Row of a list. */
export type ThingNameRow = z.infer<typeof thingNameRow>

/** Response of `GET {business}/thing-name/{secureToken}`. */
export const thingNameDetail = z.extend(thingNameRow, {
  description: z.string(),
})

/** Full record of its own screen. */
export type ThingNameDetail = z.infer<typeof thingNameDetail>
