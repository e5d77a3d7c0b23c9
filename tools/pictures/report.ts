/** The report: result of every picture, as data. */
import { createHash } from 'node:crypto'
import type { ModeName } from '../../.storybook/modes.ts'
import type { Change } from './change.ts'
import type { Difference } from './compare.ts'
import { type Group, groupsOf } from './groups.ts'
import { keyOf, type Outcome } from './shoot.ts'
import type { Story } from './stories.ts'

/**
 * Result of a picture. `failed`: the story, or its play function, threw in the newer build. `late`: it timed out on either side,
 * so that nothing is known.
 */
export type Status = 'changed' | 'new' | 'removed' | 'failed' | 'late' | 'unchanged'

/** In order of importance. */
export const statuses: Status[] = ['failed', 'changed', 'removed', 'late', 'new', 'unchanged']

/** One picture in the report. */
export interface Entry {
  /** Identifies it, its files and its place in the page: the story's id and the mode. */
  key: string
  story: string
  /** Folders and component, by which the report is grouped. */
  title: string
  name: string
  /** The story file, relative to the workspace. */
  file: string
  mode: ModeName
  status: Status
  /** Error of the story, and its side. */
  failure?: string
  /** Number of different pixels. */
  pixels?: number
  /** Bounding box of all differences, in pixels. */
  box?: Difference['box']
  /** Description of the change, apart from its position. */
  change?: Change
  /** Identity of what can be accepted: the changed pixels, or those of the removed picture. */
  hash?: string
  /** Paths from the report's folder. An unchanged picture has one file for both. */
  before?: string
  after?: string
  difference?: string
}

/** One side of the comparison. */
export interface Side {
  name: string
  /** Identity of its build. */
  build: string
}

/** report.json. */
export interface Report {
  before: Side
  after: Side
  /** Scope: the reason for comparing everything, or the number of stories that can have changed. */
  scope: string
  /** Part of the run that the report contains, where it is one of several. */
  shard?: { index: number; count: number }
  /** Reason for an early end; left out where all pictures were taken. */
  stopped?: string
  /** Number of pictures taken on both sides, and the time in seconds. */
  taken: { pictures: number; seconds: number }
  counts: Record<Status, number>
  /** Stories without a picture, and the reason. */
  skipped: { story: string; why: string }[]
  entries: Entry[]
  /** The same pictures by change, each in one group. */
  groups: Group[]
}

/** The report's entry for one picture. */
export function entryOf(outcome: Outcome, { title, name, file }: Story): Entry {
  const { story, mode, before, after, difference } = outcome
  const key = keyOf(outcome)
  const status = statusOf(outcome)
  const failures = [
    before && 'failure' in before ? `Before: ${before.failure}` : '',
    after && 'failure' in after ? after.failure : '',
  ].filter((failure) => failure !== '')
  const entry: Entry = { key, story, title, name, file, mode, status }
  if (failures.length > 0) entry.failure = failures.join('\n')
  if (difference) {
    const { pixels, box, change } = difference
    Object.assign(entry, { pixels, box, change, hash: change.hash })
  }
  if (status === 'removed' && before && 'png' in before)
    entry.hash = createHash('sha256').update(before.png).digest('hex').slice(0, 20)
  if (after && 'png' in after) entry.after = `pictures/${key}.png`
  if (before && 'png' in before)
    entry.before = status === 'unchanged' ? entry.after : `pictures/${key}.before.png`
  if (difference) entry.difference = `pictures/${key}.difference.png`
  return entry
}

/** A story that failed before and no longer does has nothing to compare with: its picture is new. */
function statusOf({ before, after, difference }: Outcome): Status {
  if ([before, after].some((picture) => picture && 'failure' in picture && picture.isLate))
    return 'late'
  if (after && 'failure' in after) return 'failed'
  if (!after) return 'removed'
  if (!before || 'failure' in before) return 'new'
  return difference ? 'changed' : 'unchanged'
}

/** Summary of all pictures: their number by status, and their groups. */
export function summaryOf(entries: Entry[]): Pick<Report, 'counts' | 'entries' | 'groups'> {
  const counts = { failed: 0, changed: 0, removed: 0, late: 0, new: 0, unchanged: 0 }
  for (const { status } of entries) counts[status]++
  return { counts, entries, groups: groupsOf(entries, statuses) }
}
