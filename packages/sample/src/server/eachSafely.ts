import { Refusal } from './refuse'
import { environment } from './environment'

/** Rows that were already reported: a list that is read every minute reports each of them once. */
const reported = new WeakSet<object>()

/**
 * Reads a row; returns `otherwise` and reports the error if that throws. For lists, counts and sums over many rows: one bad row
 * must not fail the answer for everyone.
 * @throws Error in stories and tests, where an unreadable row is a bug
 */
export function safely<Row extends object, Read, Otherwise>(
  row: Row,
  read: (row: Row) => Read,
  otherwise: Otherwise,
): Read | Otherwise {
  try {
    return read(row)
  } catch (error) {
    const { reportSkipped } = environment()
    if (!reportSkipped || error instanceof Refusal) throw error
    if (!reported.has(row)) reportSkipped(error)
    reported.add(row)
    return otherwise
  }
}

const skipped = Symbol('skipped')

/**
 * Reads each row, and skips the rows that throw: these are reported.
 * @throws Error in stories and tests
 */
export function eachSafely<Row extends object, Read>(
  rows: Iterable<Row>,
  read: (row: Row) => Read,
): Read[] {
  const all: Read[] = []
  for (const row of rows) {
    const made = safely(row, read, skipped)
    if (made !== skipped) all.push(made as Read)
  }
  return all
}
