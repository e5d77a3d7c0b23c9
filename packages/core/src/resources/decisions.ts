import * as z from 'zod/mini'
import { instant, type Money, money, token } from '../contracts'
import { type Decision, decision } from '../workflows/contract'
import { actionsOf, type Workflows, type AnyInput } from '../workflows/workflowOf'
import { ApiError } from '../api'

/** Input of a decision beside its action: the same for one record and for many. */
function bodyOf(workflows: Workflows) {
  return { ...inputOf(workflows), action: z.enum(actionsOf(workflows)) }
}

function inputOf(workflows: Workflows): { [field: string]: z.ZodMiniType } {
  return Object.assign({}, ...workflows.map(({ input }) => input))
}

/**
 * Body of `POST /{resource}/{token}/decisions`, with the input of its workflows; `If-Match` has the version it was taken on, `Idempotency-Key`
 * makes sending it twice the same as once.
 */
export function decisionBody(workflows: Workflows): z.ZodMiniType<DecisionBody> {
  return z.object({
    ...bodyOf(workflows),
    /** The revision that was read: an update is approved as exactly that one. */
    revision: z.int().check(z.positive()),
  })
}

/** A decision about one record. */
export type DecisionBody = AnyInput & { action: string; revision: number }

/** Token and deadline to undo a decision; null where it is final. */
export const undo = z.nullable(z.object({ undoToken: token, expiresAt: instant }))

/** Token and deadline to undo a decision. */
export type Undo = z.infer<typeof undo>

/** Response to a decision: the current record. */
export function decisionAnswer<Record>(record: z.ZodMiniType<Record>) {
  return z.object({ record, decision, undo })
}

/** Response to a decision. */
export interface DecisionAnswer<Record> {
  /** The current record. */
  record: Record
  decision: Decision
  undo: Undo
}

/** Body of `POST /{resource}/bulk-decisions`: one decision about 1 to 200 records, each on the version that was read. */
export function bulkBody(workflows: Workflows): z.ZodMiniType<BulkBody> {
  const item = {
    token,
    version: z.int(),
    revision: z.int(),
    /**
     * Input for this record alone, in place of the shared one. Where it violates a rule, only this record is not decided: `not_eligible`.
     */
    input: z.optional(z.object(inputOf(workflows))),
  }
  return z.object({
    ...bodyOf(workflows),
    items: z.array(z.object(item)).check(z.minLength(1), z.maxLength(200)),
  })
}

/** A decision about many records. */
export type BulkBody = AnyInput & {
  action: string
  items: { token: string; version: number; revision: number; input?: AnyInput | undefined }[]
}

/** Outcomes of one record in a bulk. */
export const bulkOutcomes = [
  'ok',
  'stale',
  'conflict',
  'not_eligible',
  'forbidden',
  'not_found',
] as const

/** Reason why one record of a bulk was not decided. */
const bulkProblem = z.object({
  /** The same code with which a decision about this record alone would be refused; the rule that its own input violates. */
  code: z.string(),
  /** The server's message. */
  message: z.string(),
  /** The earlier decision; null where there is none. */
  decision: z.nullable(decision),
})

/** Reason why one record of a bulk was not decided. */
export type BulkProblem = z.infer<typeof bulkProblem>

/** Response to a bulk decision, with status 200 even where every record failed. Returns the current rows. */
export function bulkAnswer<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    results: z.array(
      z.object({
        token,
        outcome: z.enum(bulkOutcomes),
        /** Null where it was decided. */
        problem: z.nullable(bulkProblem),
        /** The current row; null where there is none. */
        row: z.nullable(row),
      }),
    ),
    undo,
  })
}

/** Maximum records in a forecast per blocker. */
export const maxForecast = 20

const count = z.int().check(z.nonnegative())

/**
 * Response of `GET /{resource}/forecast?action=…`: the expected effect of a bulk action on all matching records, by the rules that would
 * decide it. Read-only.
 */
export function forecastOf<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    /** Number of records for which it is possible. */
    possible: count,
    /** Their sums per currency; empty where the action is about no amount. */
    sums: z.array(money),
    /** Number of other records that disappear with these. */
    hidden: count,
    /** Names of the colleagues whose claims on these would end. */
    claimers: z.array(z.string()),
    /** The shop's settings require a note. */
    needsNote: z.boolean(),
    /** The other records, by blocker. */
    leftOut: z.array(
      z.object({
        blocker: z.string(),
        tokens: z.array(token),
        /** The first of them. */
        rows: z.array(row).check(z.maxLength(maxForecast)),
      }),
    ),
  })
}

/** Expected effect of a bulk action on all matching records. */
export interface Forecast<Row> {
  possible: number
  sums: Money[]
  hidden: number
  claimers: string[]
  /** The shop's settings require a note. */
  needsNote: boolean
  leftOut: { blocker: string; tokens: string[]; rows: Row[] }[]
}

/**
 * Body of `POST /{resource}/undo`: undoes one decision, or the successful part of a bulk. `Idempotency-Key` makes sending it twice the
 * same as once.
 */
export const undoBody = z.object({ undoToken: token })

/** Response to an undo: the restored rows. */
export function undoAnswer<Row>(row: z.ZodMiniType<Row>) {
  return z.object({ rows: z.array(row) })
}

/** The earlier change, in a 409 or 412 response. */
export const conflict = z.object({
  /** The current version. */
  version: z.int(),
  decision: z.nullable(decision),
})

/** The earlier change, in a 409 or 412 response. */
export type Conflict = z.infer<typeof conflict>

/** The earlier change that caused the refusal of a decision; null for every other error. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || ![409, 412].includes(error.status)) return null
  const parsed = conflict.safeParse(error.body)
  return parsed.success ? parsed.data : null
}
