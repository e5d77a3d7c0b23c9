import { serverNow } from '../api/serverClock'
import { actor, instant } from '../contracts'
import * as z from 'zod/mini'
import type { ActionableRow } from './contract'
import type { ActionRule } from './workflow'
import type { Workflows } from './workflowOf'

/** A temporary claim on a record: others see who is working on it, and are asked before they continue. */
export const claim = z.object({
  by: actor,
  at: instant,
  expiresAt: instant,
  /**
   * Set for the caller's own claim. Only the server knows: users do not know their own token, and names are not unique (decision
   * 0007).
   */
  isMine: z.boolean(),
})

/** A temporary claim on a record. */
export type Claim = z.infer<typeof claim>

/** The active claim on a row; null where there is none. */
export function claimOn({ claim = null }: ActionableRow): Claim | null {
  return claim && Date.parse(claim.expiresAt) > serverNow().getTime() ? claim : null
}

/** Effect of an action on the claim of a record; undefined for none, and for an unknown action. */
export function claimingOf(workflows: Workflows, action: string): ActionRule<never>['claims'] {
  return workflows.find(({ actions }) => Object.hasOwn(actions, action))?.actions[action]?.claims
}

/** Checks whether an action only takes or releases a claim: its result is shown in place, with a way to release it. */
export function isClaiming(workflows: Workflows, action: string): boolean {
  return claimingOf(workflows, action) !== undefined
}

/** A colleague's claim that an action would end; null where it ends none. */
export function claimEndedBy(
  workflows: Workflows,
  action: string,
  row: ActionableRow,
): Claim | null {
  const claim = isClaiming(workflows, action) ? claimOn(row) : null
  return claim?.isMine ? null : claim
}
