import type { TransitionRequest, Happening, Lifecycle, Transition } from '@console/core/flows'
import { note } from '@console/core/workflows'
import * as z from 'zod/mini'
import type { ShopUser } from './contract'
import { reasonLength, type ShopUserAction, type ShopUserStatus } from './terms'

/** Input of the rules. */
type ShopUserRecord = Pick<ShopUser, 'status'>

/** Events of a customer: confirmation of the address, decisions, revealed contacts, and a request for deletion. */
export type ShopUserEvent = ShopUserAction | 'confirm' | 'reveal' | 'delete'

/** Input of decisions about customers. */
export const shopUserInput = {
  /** Reason: 5 to 300 characters. */
  note,
}

type Input = Partial<z.infer<z.ZodMiniObject<typeof shopUserInput>>>
type Rule = 'note_missing'

const explained = ['note_missing'] as const

/** Transitions of a customer. */
// oxfmt-ignore
const table: readonly Transition<ShopUserEvent, ShopUserStatus, ShopUserRecord, Rule>[] = [
  { event: 'confirm', from: ['unconfirmed'], to: 'active', blockedBy: [], by: 'owner', recorded: 'shopUser.confirmed' },
  { event: 'block', from: ['active'], to: 'blocked', blockedBy: explained, by: 'block', recorded: 'shopUser.blocked' },
  { event: 'unblock', from: ['blocked'], to: 'active', blockedBy: explained, by: 'block', recorded: 'shopUser.unblocked' },
  { event: 'reveal', from: ['active'], to: 'active', blockedBy: [], by: 'reveal', recorded: 'shopUser.revealed' },
  { event: 'reveal', from: ['blocked'], to: 'blocked', blockedBy: [], by: 'reveal', recorded: 'shopUser.revealed' },
  { event: 'delete', from: ['active', 'blocked'], to: 'deleted', blockedBy: [], by: 'owner', recorded: 'shopUser.deleted' },
]

function isReasonMissing({ body }: TransitionRequest<ShopUserRecord, Input>): boolean {
  if (body === undefined) return false
  const length = body.note?.trim().length ?? 0
  return length < reasonLength.min || length > reasonLength.max
}

/** Lifecycle of a customer. */
export const shopUserLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: { note_missing: isReasonMissing },
  inputRules: ['note_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<ShopUserEvent, ShopUserStatus, ShopUserRecord, Happening, Rule, Input>
