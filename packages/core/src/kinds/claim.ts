import { serverNow } from '../api/serverClock'
import { actor, instant } from '../contracts'
import * as z from 'zod/mini'
import type { ActionableRow } from './contract'
import type { ActionRule } from './kind'
import type { Kinds } from './kindsOf'

/** That somebody is at a record, for a while: others see who, and are asked before they go on. */
export const claim = z.object({
  by: actor,
  at: instant,
  expiresAt: instant,
  /**
   * Whether the claim is the caller's. Only the server can say it: users do not know their own token, and names are not unique
   * (decision 0007).
   */
  isMine: z.boolean(),
})

/** That somebody is at a record, for a while. */
export type Claim = z.infer<typeof claim>

/** The claim on a row, as long as it lasts; null where there is none. */
export function claimOn({ claim = null }: ActionableRow): Claim | null {
  return claim && Date.parse(claim.expiresAt) > serverNow().getTime() ? claim : null
}

/** What an action does with the claim on a record; undefined where it does nothing with it, and where no kind has the action. */
export function claimingOf(kinds: Kinds, action: string): ActionRule<never>['claims'] {
  return kinds.find(({ actions }) => Object.hasOwn(actions, action))?.actions[action]?.claims
}

/** Whether an action only says who is at a record: it is seen where it was pressed, and ended there. */
export function isClaiming(kinds: Kinds, action: string): boolean {
  return claimingOf(kinds, action) !== undefined
}

/** The colleague's claim that an action would end; null where it ends none. */
export function claimEndedBy(kinds: Kinds, action: string, row: ActionableRow): Claim | null {
  const claim = isClaiming(kinds, action) ? claimOn(row) : null
  return claim?.isMine ? null : claim
}
