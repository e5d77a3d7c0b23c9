import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing, note } from '@console/core/kinds'
import * as z from 'zod/mini'
import { type ThingNameRow, thingNameReasons } from './contract'

/** Where one stands. */
export type ThingNamePhase = ThingNameRow['status']

/** What can happen to one. */
export type ThingNameEvent = 'activate' | 'suspend' | 'reinstate'

/** What the rules look at. */
export type ThingNameRecord = Pick<ThingNameRow, 'status'>

/** The input of decisions about them. */
export const thingNameInput = {
  /** Suspending needs one. */
  reasonCode: z.optional(z.enum(thingNameReasons)),
  /** With the reason `other` at least 10 characters. */
  note,
}

/** What a decision about one says. */
export type ThingNameInput = Partial<z.infer<z.ZodMiniObject<typeof thingNameInput>>>

type Rule = 'reason_missing' | 'note_missing'

/** Everything that can happen to one. */
// oxfmt-ignore
const table: readonly Transition<ThingNameEvent, ThingNamePhase, ThingNameRecord, Rule>[] = [
  { event: 'activate', from: ['waiting'], to: 'active', hinderedBy: [], by: 'decide', recorded: 'thingName.activated' },
  { event: 'suspend', from: ['active'], to: 'suspended', hinderedBy: ['reason_missing', 'note_missing'], by: 'decide', recorded: 'thingName.suspended' },
  { event: 'reinstate', from: ['suspended'], to: 'active', hinderedBy: [], by: 'decide', recorded: 'thingName.reinstated' },
]

/** The lifecycle of each of them. */
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
