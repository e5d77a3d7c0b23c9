import { ApiError, makeKey } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import type { BulkBody, Seen } from '@console/core/resources'
import type { BulkOutcome, DecisionInput } from '../decisions'
import { type Refused, refusedOf } from '@console/kinds'

/** One record of a bulk decision: on which version it is decided, and what of it was seen. */
export type BulkItem = BulkBody['items'][number] & { seen?: Seen | undefined }

/** What is sent at once. The same part bears the same key each time, so that it is decided once. */
export interface Part {
  key: string
  items: readonly BulkItem[]
}

/** What came of one record. */
export interface ItemOutcome extends BulkOutcome<ActionableRow> {
  token: string
}

/** Some of the records that a query finds, and how many it finds in all. */
export interface Found {
  items: readonly BulkItem[]
  total: number
}

/** What came of taking back what one part has brought about. */
export interface TakenBack {
  undoToken: string
  /** Which records are as they were before. */
  taken: readonly string[]
  /** Which are not, or of which nobody knows. */
  left: readonly string[]
  isUnclear: boolean
  problem: Refused | null
}

/** Maximum records of one call: the server takes 200, and the bar moves on at every hundred. Each call has its own time to undo. */
export const partSize = 100

/** Cuts items into parts, each with a key of its own. */
export function partsOf(items: readonly BulkItem[]): Part[] {
  const count = Math.ceil(items.length / partSize)
  return Array.from({ length: count }, (_, place) => ({
    key: makeKey(),
    items: items.slice(place * partSize, (place + 1) * partSize),
  }))
}

/** How far a bulk decision is: what was sent, what came of it, and what is left. */
export interface BulkProgress {
  /** How many records it is about: never more than the reader was told. */
  total: number
  /** Still to be sent, the first of them now. */
  parts: readonly Part[]
  /** Not answered, or never sent: for another try, as they are. */
  unsent: readonly Part[]
  outcomes: ReadonlyMap<string, ItemOutcome>
  /** What was chosen and is not sent, and why. */
  leftOut: readonly ItemOutcome[]
  /** The rows as they were chosen, by token; none where a query finds them. */
  rows: ReadonlyMap<string, ActionableRow>
  isStopping: boolean
  /** Whether every record is known: a query may find more than it says at once. */
  isWhole: boolean
  /** How many were taken back. */
  takenBack: number
}

/** What is to be sent, with what is said of single records, by token. Records with null are left out. */
export function withOwn(
  progress: BulkProgress,
  own: Readonly<Record<string, DecisionInput | null>>,
): BulkProgress {
  const parts = progress.parts
    .map((part) => ({
      ...part,
      items: part.items.flatMap((item) => {
        const said = own[item.token]
        return said === null ? [] : [said === undefined ? item : { ...item, said }]
      }),
    }))
    .filter(({ items }) => items.length > 0)
  const leftOut = tokensIn(progress.parts)
    .filter((token) => own[token] === null)
    .map((token) => leftOutOf(token, progress.rows.get(token) ?? null, null))
  const total = progress.total - leftOut.length
  return { ...progress, parts, leftOut: [...progress.leftOut, ...leftOut], total }
}

/** What was sent before and not answered: nobody knows what became of any of it, and it can be sent again as it was. */
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
 * The outcome of a record that is not sent.
 * @param hindrance why its row says that it cannot be; null where the reader leaves it out
 */
export function leftOutOf(
  token: string,
  row: ActionableRow | null,
  hindrance: string | null,
): ItemOutcome {
  const problem = hindrance === null ? null : { code: hindrance, message: null, decision: null }
  return { token, outcome: 'leftOut', problem, row }
}

function tokensIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ items }) => items.map(({ token }) => token))
}

/** The next records that a query finds. Those of which the outcome is known are not taken again. */
export function afterGathering(progress: BulkProgress, { items, total }: Found): BulkProgress {
  const { outcomes } = progress
  const all = outcomes.size === 0 ? Math.min(progress.total, total) : progress.total
  const next = items.filter(({ token }) => !outcomes.has(token)).slice(0, all - outcomes.size)
  const parts = partsOf(next)
  const isWhole = next.length === 0 || outcomes.size + next.length >= all
  const gathered = { ...progress, total: all, parts, isWhole }
  return progress.isStopping ? leave(gathered, parts, 'stopped') : gathered
}

/**
 * After the first part was answered. Where the reader has stopped, the other parts stay unsent; records that the answer does not
 * name are left for another try.
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
 * After the first part got no answer or was refused as a whole: nothing more is sent. What would be refused again is not kept
 * for another try.
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

/** After some of what was decided was taken back. */
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

/** The groups that outcomes are told in, in their order. */
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

/** What is told of several records together. */
export type BulkGroup = keyof typeof bulkGroups

/** A part that decided nothing: its records are as the reader saw them. */
const asSeen: readonly BulkGroup[] = ['unanswered', 'refused', 'unsent', 'leftOut']

/** What an outcome tells. */
export function groupOf(outcome: ItemOutcome['outcome']): BulkGroup {
  const groups = Object.keys(bulkGroups) as BulkGroup[]
  return (
    groups.find((group) => (bulkGroups[group] as readonly string[]).includes(outcome)) ?? 'refused'
  )
}

/** What became of records, in groups that are told one after the other; those of which nothing is to be told are left out. */
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

/** How many records came to what a group tells. */
export function countOf({ outcomes }: Pick<BulkProgress, 'outcomes'>, group: BulkGroup): number {
  return [...outcomes.values()].filter(({ outcome }) => groupOf(outcome) === group).length
}

/** The records of which some outcome came, in their order. */
export function tokensOf(
  outcomes: BulkProgress['outcomes'],
  isMeant: (outcome: ItemOutcome['outcome']) => boolean,
): string[] {
  return [...outcomes].filter(([, { outcome }]) => isMeant(outcome)).map(([token]) => token)
}

/** Whether a record was not decided and is as its reader saw it: it may be decided otherwise, or again. */
export function isAsSeen(outcome: ItemOutcome['outcome']): boolean {
  return asSeen.includes(groupOf(outcome))
}
