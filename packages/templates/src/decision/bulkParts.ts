import type { ActionableRow, BulkBody } from '@console/core/contracts'
import type { BulkOutcome, Refused } from './decisions'
import { makeKey } from './makeKey'

/** One record of a bulk decision: on which version it is decided. */
export type BulkItem = BulkBody['items'][number]

/** What is sent at once. The same part bears the same key each time, so that it is decided once. */
export interface Part {
  key: string
  items: readonly BulkItem[]
}

/** What came of one record, and what a later try would name. */
export interface ItemOutcome extends BulkOutcome<ActionableRow> {
  token: string
  /** As it is now; null where it is not known or gone. */
  item: BulkItem | null
}

/** How many records one call decides at most: the server takes 200, and the bar moves on at every hundred. */
const partSize = 100

/** Cuts items into parts, each with a key of its own. */
export function partsOf(items: readonly BulkItem[]): Part[] {
  const count = Math.ceil(items.length / partSize)
  return Array.from({ length: count }, (_, place) => ({
    key: makeKey(),
    items: items.slice(place * partSize, (place + 1) * partSize),
  }))
}

/** What is known of a bulk decision. */
export interface Course {
  total: number
  /** Still to be sent, the first of them now. */
  parts: readonly Part[]
  /** Never answered, or never sent: for another try. */
  unsent: readonly Part[]
  outcomes: ReadonlyMap<string, ItemOutcome>
  isStopping: boolean
}

/** After the first part was answered. One who wants to stop leaves the others unsent. */
export function afterAnswer(course: Course, answered: readonly ItemOutcome[]): Course {
  const [, ...others] = course.parts
  const outcomes = merge(course.outcomes, answered)
  if (!course.isStopping) return { ...course, parts: others, outcomes }
  return leave({ ...course, outcomes }, others, 'stopped')
}

/** After the first part got no answer: nothing more is sent. */
export function afterFailure(course: Course, problem: Refused | null): Course {
  const [first, ...others] = course.parts
  const left = leave(course, others, 'stopped')
  return first ? leave(left, [first], 'failed', problem) : left
}

/** After some of what was decided was taken back. */
export function afterUndo(course: Course, tokens: readonly string[]): Course {
  const outcomes = [...course.outcomes].filter(([token]) => !tokens.includes(token))
  return { ...course, outcomes: new Map(outcomes) }
}

function leave(
  course: Course,
  parts: readonly Part[],
  outcome: 'failed' | 'stopped',
  problem: Refused | null = null,
): Course {
  const left = parts.flatMap(({ items }) =>
    items.map((item) => ({ token: item.token, outcome, problem, row: null, item })),
  )
  return {
    ...course,
    parts: [],
    unsent: [...parts, ...course.unsent],
    outcomes: merge(course.outcomes, left),
  }
}

function merge(outcomes: Course['outcomes'], further: readonly ItemOutcome[]) {
  return new Map([...outcomes, ...further.map((each) => [each.token, each] as const)])
}

/**
 * What another try sends: parts without an answer as they were, and the records that others had changed on their present
 * versions. Those that may never be decided so are left out.
 */
export function partsOfRetry({ unsent, outcomes }: Course): Part[] {
  const changed = [...outcomes.values()]
    .filter(({ outcome }) => ['stale', 'conflict', 'not_eligible'].includes(outcome))
    .map(({ item }) => item)
    .filter((item) => item !== null)
  return [...unsent, ...partsOf(changed)]
}

/** How many records were decided. */
export function succeeded({ outcomes }: Pick<Course, 'outcomes'>): number {
  return [...outcomes.values()].filter(({ outcome }) => outcome === 'ok').length
}
