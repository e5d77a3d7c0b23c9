import * as z from 'zod/mini'
import { instant, type Money, money, token } from '../contracts'
import { type Decision, decision } from '../kinds/contract'
import { actionsOf, type Kinds, type AnyInput } from '../kinds/kindsOf'

/** What a decision says beyond its action: the same for one record and for many. */
function bodyOf(kinds: Kinds) {
  return { ...inputOf(kinds), action: z.enum(actionsOf(kinds)) }
}

function inputOf(kinds: Kinds): { [field: string]: z.ZodMiniType } {
  return Object.assign({}, ...kinds.map(({ input }) => input))
}

/**
 * Body of `POST /{resource}/{token}/decisions`, with what its kinds say; `If-Match` bears the version it was taken on,
 * `Idempotency-Key` makes sending it twice the same as once.
 */
export function decisionBody(kinds: Kinds): z.ZodMiniType<DecisionBody> {
  return z.object({
    ...bodyOf(kinds),
    /** The revision that was read: an update is approved as exactly that one. */
    revision: z.int().check(z.positive()),
  })
}

/** A decision about one record. */
export type DecisionBody = AnyInput & { action: string; revision: number }

/** How a decision can be taken back; null where it is final. */
export const undo = z.nullable(z.object({ undoToken: token, expiresAt: instant }))

/** How a decision can be taken back. */
export type Undo = z.infer<typeof undo>

/** Answer to a decision: the record as it is now. */
export function decisionAnswer<Record>(record: z.ZodMiniType<Record>) {
  return z.object({ record, decision, undo })
}

/** Answer to a decision. */
export interface DecisionAnswer<Record> {
  /** As it is now. */
  record: Record
  decision: Decision
  undo: Undo
}

/** Body of `POST /{resource}/bulk-decisions`: one decision about 1 to 200 records, each on the version that was read. */
export function bulkBody(kinds: Kinds): z.ZodMiniType<BulkBody> {
  const item = {
    token,
    version: z.int(),
    revision: z.int(),
    /**
     * What is said of this record alone, in place of what is said of all. Where it breaks a rule, this record alone is not decided:
     * `not_eligible`.
     */
    said: z.optional(z.object(inputOf(kinds))),
  }
  return z.object({
    ...bodyOf(kinds),
    items: z.array(z.object(item)).check(z.minLength(1), z.maxLength(200)),
  })
}

/** A decision about many records. */
export type BulkBody = AnyInput & {
  action: string
  items: { token: string; version: number; revision: number; said?: AnyInput | undefined }[]
}

/** What became of one record of many. */
export const bulkOutcomes = [
  'ok',
  'stale',
  'conflict',
  'not_eligible',
  'forbidden',
  'not_found',
] as const

/** Why one record of many was not decided. */
const bulkProblem = z.object({
  /** The same code that a decision about this record alone would be refused with; the rule that its own words break. */
  code: z.string(),
  /** The server's words. */
  message: z.string(),
  /** What was decided first; null where nothing was. */
  decision: z.nullable(decision),
})

/** Why one record of many was not decided. */
export type BulkProblem = z.infer<typeof bulkProblem>

/** Answer to a bulk decision, with status 200 even where every record failed. Rows come back as they are now. */
export function bulkAnswer<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    results: z.array(
      z.object({
        token,
        outcome: z.enum(bulkOutcomes),
        /** Null where it was decided. */
        problem: z.nullable(bulkProblem),
        /** The row as it is now; null where there is none. */
        row: z.nullable(row),
      }),
    ),
    undo,
  })
}

/** The most records that a forecast shows of those with the same hindrance. */
export const mostForecast = 20

const count = z.int().check(z.nonnegative())

/**
 * Answer of `GET /{resource}/forecast?action=…`: what a decision about all that a query finds would do, by the rules that would decide it.
 * Nothing is decided by asking.
 */
export function forecastOf<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    /** Of how many records it can be taken. */
    possible: count,
    /** What these come to, a sum for each currency; empty where the action is about no amount. */
    sums: z.array(money),
    /** How many other records disappear with these. */
    hidden: count,
    /** Whose claims on these would end, by name. */
    claimers: z.array(z.string()),
    /** The settings of the shop require a note with it. */
    needsNote: z.boolean(),
    /** The others, by what hinders them. */
    leftOut: z.array(
      z.object({
        hindrance: z.string(),
        tokens: z.array(token),
        /** The first of them. */
        rows: z.array(row).check(z.maxLength(mostForecast)),
      }),
    ),
  })
}

/** What a decision about all that a query finds would do. */
export interface Forecast<Row> {
  possible: number
  sums: Money[]
  hidden: number
  claimers: string[]
  /** The settings of the shop require a note with it. */
  needsNote: boolean
  leftOut: { hindrance: string; tokens: string[]; rows: Row[] }[]
}

/**
 * Body of `POST /{resource}/undo`: takes back one decision, or all of a bulk that succeeded. `Idempotency-Key` makes sending it
 * twice the same as once.
 */
export const undoBody = z.object({ undoToken: token })

/** Answer to taking back: the rows that were taken back, as they are again. */
export function undoAnswer<Row>(row: z.ZodMiniType<Row>) {
  return z.object({ rows: z.array(row) })
}

/** What 409 and 412 say of the change that came first. */
export const conflict = z.object({
  /** The version there is now. */
  version: z.int(),
  decision: z.nullable(decision),
})

/** What 409 and 412 say of the change that came first. */
export type Conflict = z.infer<typeof conflict>
