import * as z from 'zod/mini'

/** A violation of a rule that has a message of its own. */
export interface Broken<Rule extends string> {
  rule: Rule
  path: (string | number)[]
  /** The value at that path. */
  input: unknown
  /** Other values named by the message. */
  about?: readonly string[]
}

/** Issue of a rule: a violation of its own, or an issue that every form has a message for. */
type Violation = Broken<string> | z.core.$ZodRawIssue

/**
 * Cross-field rule of an object. Reports every violation at the field to fix, also while other fields are invalid, but runs only once
 * all members that it reads have their types: a missing number or an empty choice has an error of its own.
 * @param reads the members that `find` gets; it gets no others
 */
export function crossFieldRule<Read extends object>(
  reads: readonly (string & keyof Read)[],
  find: (value: Read) => readonly Violation[],
): z.core.$ZodCheck<Read> {
  return z.check<Read>(
    (payload) => {
      report(payload, find(pick(payload.value, reads)))
    },
    {
      when: ({ value, issues }) =>
        typeof value === 'object' &&
        value !== null &&
        !reads.some((name) => isMistyped(issues, name)),
    },
  )
}

/**
 * Cross-row rule of a list. Reports every violation, also while other rows, or other members of a row, are invalid.
 * @param reads the members of a row that `find` gets
 * @param find gets all rows at their indexes; a row in which one of these members has the wrong type is undefined
 */
export function crossRowRule<Row extends object>(
  reads: readonly (string & keyof Row)[],
  find: (rows: readonly (Row | undefined)[]) => readonly Violation[],
): z.core.$ZodCheck<Row[]> {
  return z.check<Row[]>(
    (payload) => {
      const { value, issues } = payload
      const rows = value.map((row, place) =>
        reads.some((name) => isMistyped(issues, place, name)) ? undefined : pick(row, reads),
      )
      report(payload, find(rows))
    },
    { when: ({ value }) => Array.isArray(value) },
  )
}

function pick<Read extends object>(value: Read, names: readonly (string & keyof Read)[]): Read {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Read
}

/**
 * Checks whether a value at a path, an ancestor or a descendant is missing or has the wrong type. Zod continues after an issue only
 * where the type is right.
 */
function isMistyped(
  issues: readonly z.core.$ZodRawIssue[],
  ...at: readonly (string | number)[]
): boolean {
  return issues.some(
    ({ path = [], continue: isTyped }) =>
      isTyped !== true && at.every((part, depth) => depth >= path.length || path[depth] === part),
  )
}

function report({ issues }: z.core.ParsePayload, found: readonly Violation[]): void {
  for (const each of found) {
    if ('code' in each) issues.push({ continue: true, ...each })
    else {
      const { rule, path, input, about } = each
      issues.push({ code: 'custom', path, input, params: { rule, about }, continue: true })
    }
  }
}
