import { instant, token } from '@console/core/contracts'
import { actionState, versioned } from '../kinds/contract'
import * as z from 'zod/mini'

/** One row of `GET {business}/thing-name`. Not shown in the specification. */
export const thingNameRow = z.extend(versioned, {
  // Nothing can be decided about it yet.
  _actions: z.array(actionState([], [])),
  secureToken: token,
  name: z.string(),
  createdAt: instant,
})

/** As lists have it. */
export type ThingNameRow = z.infer<typeof thingNameRow>

/** Answer of `GET {business}/thing-name/{secureToken}`. */
export const thingNameDetail = z.extend(thingNameRow, {
  description: z.string(),
})

/** As its own screen has it. */
export type ThingNameDetail = z.infer<typeof thingNameDetail>
