import { ApiError, makeKey } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { BulkBody, ExpectedTarget } from '@console/core/resources'
import type { BulkOutcome, DecisionInput } from '../decisions'
import { type Refused, refusedOf } from '@console/workflows'

/** One record of a bulk decision: the version that is decided, and what the user saw of it. */
export type BulkItem = BulkBody['items'][number] & { expected?: ExpectedTarget | undefined }

/** Batch of one request. A batch has the same key on every attempt, so that it is decided once. */
export interface Part {
  key: string
  items: readonly BulkItem[]
}

/** Outcome of one record. */
export interface ItemOutcome extends BulkOutcome<ActionableRow> {
  token: string
}

/** Some of the records that a query finds, and their total. */
export interface GatheredPage {
  items: readonly BulkItem[]
  total: number
}

/** Result of undoing one batch. */
export interface TakenBack {
  undoToken: string
  /** Records that are restored. */
  taken: readonly string[]
  /** Records that are not restored, or whose state is unknown. */
  left: readonly string[]
  isUnclear: boolean
  problem: Refused | null
}

/** Maximum records of one call: the server takes 200, and the bar advances at every hundred. Each call has its own time to undo. */
export const partSize = 100

/** Splits items into batches, each with its own key. */
export function partsOf(items: readonly BulkItem[]): Part[] {
  const count = Math.ceil(items.length / partSize)
  return Array.from({ length: count }, (_, place) => ({
    key: makeKey(),
    items: items.slice(place * partSize, (place + 1) * partSize),
  }))
}

/** Progress of a bulk decision: what was sent, the outcomes, and what is left. */
export interface BulkProgress {
  /** Number of records: never more than the user was shown. */
  total: number
  /** Batches to send, the current one first. */
  parts: readonly Part[]
  /** Batches without an answer, or never sent: kept unchanged for a retry. */
  unsent: readonly Part[]
  outcomes: ReadonlyMap<string, ItemOutcome>
  /** Selected records that are not sent, with reasons. */
  leftOut: readonly ItemOutcome[]
  /** Rows as they were selected, by token; empty for a query. */
  rows: ReadonlyMap<string, ActionableRow>
  isStopping: boolean
  /** Set when every record is known: a query may find more than it returns at once. */
  isWhole: boolean
  /** Number of undone records. */
  takenBack: number
}

/** Adds the input for single records, by token. Records with null are excluded. */
export function withOwn(
  progress: BulkProgress,
  own: Readonly<Record<string, DecisionInput | null>>,
): BulkProgress {
  const parts = progress.parts
    .map((part) => ({
      ...part,
      items: part.items.flatMap((item) => {
        const input = own[item.token]
        return input === null ? [] : [input === undefined ? item : { ...item, input }]
      }),
    }))
    .filter(({ items }) => items.length > 0)
  const leftOut = tokensIn(progress.parts)
    .filter((token) => own[token] === null)
    .map((token) => leftOutOf(token, progress.rows.get(token) ?? null, null))
  const total = progress.total - leftOut.length
  return { ...progress, parts, leftOut: [...progress.leftOut, ...leftOut], total }
}

/**
 * Progress of batches that were sent earlier and not answered: their outcomes are unknown, and they can be sent again unchanged.
 */
export function unansweredProgress(
  parts: readonly Part[],
  rows: ReadonlyMap<string, ActionableRow>,
): BulkProgress {
  const progress: BulkProgress = {
    total: tokensIn(parts).length,
    parts: [],
    unsent: [],
    outcomes: new Map(),
    leftOut: [],
    rows,
    isStopping: false,
    isWhole: true,
    takenBack: 0,
  }
  return leave(progress, parts, 'failed')
}

/**
 * Outcome of a record that is not sent.
 * @param blocker blocker of its row; null when the user excludes it
 */
export function leftOutOf(
  token: string,
  row: ActionableRow | null,
  blocker: string | null,
): ItemOutcome {
  const problem = blocker === null ? null : { code: blocker, message: null, decision: null }
  return { token, outcome: 'leftOut', problem, row }
}

function tokensIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ items }) => items.map(({ token }) => token))
}

/** Adds the next records of a query. Those with a known outcome are skipped. */
export function afterGathering(
  progress: BulkProgress,
  { items, total }: GatheredPage,
): BulkProgress {
  const { outcomes } = progress
  const all = outcomes.size === 0 ? Math.min(progress.total, total) : progress.total
  const next = items.filter(({ token }) => !outcomes.has(token)).slice(0, all - outcomes.size)
  const parts = partsOf(next)
  const isWhole = next.length === 0 || outcomes.size + next.length >= all
  const gathered = { ...progress, total: all, parts, isWhole }
  return progress.isStopping ? leave(gathered, parts, 'stopped') : gathered
}

/**
 * Progress after the first batch was answered. If the user has stopped, the other batches stay unsent; records that the answer
 * does not name are kept for a retry.
 */
export function afterAnswer(
  progress: BulkProgress,
  answered: readonly ItemOutcome[],
): BulkProgress {
  const [first, ...others] = progress.parts
  const isMissing = answered.some(({ outcome }) => outcome === 'failed')
  const next = {
    ...progress,
    parts: others,
    outcomes: merge(progress.outcomes, answered),
    unsent: isMissing && first ? [first, ...progress.unsent] : progress.unsent,
  }
  return progress.isStopping ? leave(next, others, 'stopped') : next
}

/**
 * Progress after the first batch got no answer or was refused as a whole: nothing more is sent. What would be refused again is
 * not kept for a retry.
 */
export function afterFailure(progress: BulkProgress, error: unknown): BulkProgress {
  const [first, ...others] = progress.parts
  const problem = refusedOf(error)
  const isUnclear = !(error instanceof ApiError) || error.isUnclear
  const left = leave(progress, others, 'stopped')
  if (!first) return left
  const outcome = isUnclear ? 'failed' : problem?.code === 'offline' ? 'stopped' : 'refused'
  const all = leave(left, [first], outcome, problem)
  return isUnclear || error.isTransient ? all : { ...all, unsent: [], isWhole: true }
}

/** Progress after some decided records were undone. */
export function afterUndo(progress: BulkProgress, results: readonly TakenBack[]): BulkProgress {
  const outcomes = new Map(progress.outcomes)
  for (const { taken, left, isUnclear, problem } of results) {
    for (const token of taken) outcomes.delete(token)
    for (const token of left) {
      const outcome = isUnclear ? 'perhapsUndone' : 'notUndone'
      outcomes.set(token, { token, row: outcomes.get(token)?.row ?? null, outcome, problem })
    }
  }
  const takenBack = progress.takenBack + results.reduce((sum, { taken }) => sum + taken.length, 0)
  return { ...progress, outcomes, takenBack }
}

function leave(
  progress: BulkProgress,
  parts: readonly Part[],
  outcome: 'failed' | 'refused' | 'stopped',
  problem: Refused | null = null,
): BulkProgress {
  const left = parts.flatMap(({ items }) =>
    items.map(({ token }) => ({ token, outcome, problem, row: null })),
  )
  return {
    ...progress,
    parts: [],
    unsent: [...parts, ...progress.unsent],
    outcomes: merge(progress.outcomes, left),
  }
}

function merge(outcomes: BulkProgress['outcomes'], further: readonly ItemOutcome[]) {
  return new Map([...outcomes, ...further.map((each) => [each.token, each] as const)])
}

/** Groups of outcomes, in display order. */
export const bulkGroups = {
  done: ['ok', 'notUndone', 'perhapsUndone'],
  unsuccessful: ['unsuccessful'],
  checking: ['checking'],
  unanswered: ['failed'],
  refused: ['refused', 'not_eligible', 'forbidden'],
  changed: ['stale', 'conflict'],
  gone: ['not_found'],
  unsent: ['stopped'],
  leftOut: ['leftOut'],
} as const satisfies Record<string, readonly ItemOutcome['outcome'][]>

/** Group of outcomes that are reported together. */
export type BulkGroup = keyof typeof bulkGroups

/** Groups that decided nothing: their records are as the user saw them. */
const stillSelected: readonly BulkGroup[] = ['unanswered', 'refused', 'unsent', 'leftOut']

/** Group of an outcome. */
export function groupOf(outcome: ItemOutcome['outcome']): BulkGroup {
  const groups = Object.keys(bulkGroups) as BulkGroup[]
  return (
    groups.find((group) => (bulkGroups[group] as readonly string[]).includes(outcome)) ?? 'refused'
  )
}

/** Groups outcomes in display order; outcomes that need no report are omitted. */
export function groupsOf<Outcome extends Pick<ItemOutcome, 'outcome'>>(
  outcomes: ReadonlyMap<string, Outcome>,
): { group: BulkGroup; all: Outcome[] }[] {
  return (Object.keys(bulkGroups) as BulkGroup[])
    .map((group) => ({
      group,
      all: [...outcomes.values()].filter(({ outcome }) => groupOf(outcome) === group),
    }))
    .filter(({ all }) => all.length > 0)
}

/** Number of records in a group. */
export function countOf({ outcomes }: Pick<BulkProgress, 'outcomes'>, group: BulkGroup): number {
  return [...outcomes.values()].filter(({ outcome }) => groupOf(outcome) === group).length
}

/** Tokens of the records with one of these outcomes, in their order. */
export function tokensOf(
  outcomes: BulkProgress['outcomes'],
  isMeant: (outcome: ItemOutcome['outcome']) => boolean,
): string[] {
  return [...outcomes].filter(([, { outcome }]) => isMeant(outcome)).map(([token]) => token)
}

/** Reports whether a record was not decided and is as the user saw it: another decision, or a retry, is possible. */
export function isStillSelected(outcome: ItemOutcome['outcome']): boolean {
  return stillSelected.includes(groupOf(outcome))
}
