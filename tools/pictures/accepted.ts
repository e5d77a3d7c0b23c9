/** Marks of reviewed changes, in a file that a gate reads. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Entry } from './report.ts'

/** Decisions about a change. Only `intended` lets a run succeed. */
export const decisions = ['intended', 'not', 'later'] as const

/** A decision about a change. */
export type Decision = (typeof decisions)[number]

/** For each decision, the change's hash by the picture's key. A later change of the same picture has no mark. */
export type Marks = Record<Decision, Record<string, string>>

/**
 * Reads a file of marks.
 * @throws Error for a file that contains something else
 */
export function readMarks(file: string): Marks {
  return existsSync(file) ? parseMarks(readFileSync(file, 'utf8'), file) : emptyMarks()
}

/**
 * Parses marks, as the page sends and exports them.
 * @param source name of their source, for the error
 * @throws Error for anything else
 */
export function parseMarks(text: string, source: string): Marks {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  const marks = emptyMarks()
  for (const decision of decisions) {
    const hashes = isRecord(value) ? (value[decision] ?? {}) : undefined
    if (!isRecord(hashes) || !Object.values(hashes).every((hash) => typeof hash === 'string'))
      throw new Error(`${source} contains no marks of pictures.`)
    Object.assign(marks[decision], hashes)
  }
  return marks
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Writes marks, sorted by picture, so that a review of the file shows only what was added. */
export function writeMarks(file: string, marks: Marks): void {
  const sorted = Object.fromEntries(
    decisions.map((decision) => [
      decision,
      Object.fromEntries(
        Object.entries(marks[decision]).toSorted(([one], [other]) => one.localeCompare(other)),
      ),
    ]),
  )
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}

/**
 * Pictures that keep a run from succeeding: changed and removed ones without an accepted change, and failed and unfinished ones, which nobody can
 * accept. New pictures need no review.
 */
export function refusedOf(entries: Entry[], { intended }: Marks): Entry[] {
  return entries.filter(({ key, status, hash }) => {
    if (status === 'unchanged' || status === 'new') return false
    return hash === undefined || intended[key] !== hash
  })
}

/** Marks of a review that has not begun. */
export function emptyMarks(): Marks {
  return { intended: {}, not: {}, later: {} }
}
