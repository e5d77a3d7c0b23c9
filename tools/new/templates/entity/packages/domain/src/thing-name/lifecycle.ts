import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing, note } from '@console/core/workflows'
import * as z from 'zod/mini'
import { type ThingNameRow, thingNameReasons } from './contract'

/** Phase of the lifecycle: the record's status. */
export type ThingNamePhase = ThingNameRow['status']

/** Events of the lifecycle. */
export type ThingNameEvent = 'activate' | 'suspend' | 'reinstate'

/** The part of a record that the rules read. */
export type ThingNameRecord = Pick<ThingNameRow, 'status'>

/** Input of a decision. */
export const thingNameInput = {
  /** Required to suspend. */
  reasonCode: z.optional(z.enum(thingNameReasons)),
  /** With the reason `other` at least 10 characters. */
  note,
}

/** Input of a decision as the rules receive it: possibly incomplete. */
export type ThingNameInput = Partial<z.infer<z.ZodMiniObject<typeof thingNameInput>>>

type Rule = 'reason_missing' | 'note_missing'

/** All transitions. */
// oxfmt-ignore
const table: readonly Transition<ThingNameEvent, ThingNamePhase, ThingNameRecord, Rule>[] = [
  { event: 'activate', from: ['waiting'], to: 'active', blockedBy: [], by: 'decide', recorded: 'thingName.activated' },
  { event: 'suspend', from: ['active'], to: 'suspended', blockedBy: ['reason_missing', 'note_missing'], by: 'decide', recorded: 'thingName.suspended' },
  { event: 'reinstate', from: ['suspended'], to: 'active', blockedBy: [], by: 'decide', recorded: 'thingName.reinstated' },
]

/** Lifecycle of a record. */
export const thingNameLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['reason_missing', 'note_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<
  ThingNameEvent,
  ThingNamePhase,
  ThingNameRecord,
  Happening,
  Rule,
  ThingNameInput
>
