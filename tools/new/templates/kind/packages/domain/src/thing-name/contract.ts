import { instant, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/kinds'
import * as z from 'zod/mini'

/** Where one stands. */
export const thingNameStatuses = ['waiting', 'active', 'suspended'] as const

/** What can be done with one. */
const thingNameActions = ['activate', 'suspend', 'reinstate'] as const

/** Why one of these cannot be done now. */
const thingNameHindrances = ['wrong_status', 'reason_missing', 'note_missing'] as const

/** What one is suspended for. */
export const thingNameReasons = ['owner_request', 'policy_breach', 'other'] as const

/** One row of `GET {business}/thing-name`. Not shown in the specification. */
export const thingNameRow = z.extend(versioned, {
  _actions: z.array(actionState(thingNameActions, thingNameHindrances)),
  secureToken: token,
  name: z.string(),
  status: z.enum(thingNameStatuses),
  createdAt: instant,
  /** The last one taken; null before that. */
  decision: z.nullable(decision),
})

/** As lists have it. */
export type ThingNameRow = z.infer<typeof thingNameRow>

/** Answer of `GET {business}/thing-name/{secureToken}`. */
export const thingNameDetail = z.extend(thingNameRow, {
  description: z.string(),
})

/** As its own screen has it. */
export type ThingNameDetail = z.infer<typeof thingNameDetail>
