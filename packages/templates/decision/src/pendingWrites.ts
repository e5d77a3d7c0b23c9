import type { PendingWrites } from '@console/core/pending-writes'
import { type ActionableRow, ruleOf, type Workflows } from '@console/core/workflows'
import { type Resource, expected } from '@console/core/resources'
import * as z from 'zod/mini'
import type { DecisionOfRow } from './decisions'

type Path = Pick<Resource<ActionableRow>, 'path'>

/** Stored record of a decision about one record, next to its key. */
const sentDecision = z.object({
  expected,
  version: z.int(),
  body: z.catchall(z.object({ action: z.string(), revision: z.int() }), z.unknown()),
})

/** Stored record of one batch of a bulk decision, next to its key. */
const sentPart = z.object({
  action: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** Rows as they were selected: names of what was sent come from them. */
  rows: z.array(z.unknown()),
  items: z.array(
    z.object({
      token: z.string(),
      version: z.int(),
      revision: z.int(),
      input: z.optional(z.record(z.string(), z.unknown())),
      expected: z.optional(expected),
    }),
  ),
})

/** Decision that was sent under a key and not answered. */
type UnansweredDecision = z.infer<typeof sentDecision> & { key: string }

/** Reports whether requests of an action are stored until they are answered: it cannot be undone. */
export function isStored(workflows: Workflows, action: string): boolean {
  return ruleOf(workflows, action).isFinal === true
}

/** Prefix of the storage names of unanswered decisions about one record; the action is appended. */
function pendingWritePrefix({ path }: Path, token: string): string {
  return `decision:${path}:${token}:`
}

/** Storage name of an unanswered decision about one record. */
export function pendingWriteName(resource: Path, token: string, action: string): string {
  return pendingWritePrefix(resource, token) + action
}

/** Actions about a record that were sent and not answered, in any tab or page. */
export function unansweredActions(
  attempts: PendingWrites,
  resource: Path,
  token: string,
): readonly string[] {
  const beginning = pendingWritePrefix(resource, token)
  return attempts.names(beginning).map((name) => name.slice(beginning.length))
}

/** Unanswered decision about a record; null when it is answered, or this page waits for the answer. */
export function unansweredDecision(
  attempts: PendingWrites,
  resource: Path,
  token: string,
  action: string,
): UnansweredDecision | null {
  const name = pendingWriteName(resource, token, action)
  const stored = attempts.isInFlight(name) ? null : attempts.of(name)
  const { success, data } = sentDecision.safeParse(stored?.sent)
  return stored && success ? { key: stored.key, ...data } : null
}

/** Time and agreed amount of an unanswered decision; null without one. */
export function attemptOf(
  attempts: PendingWrites,
  resource: Path,
  token: string,
  action: string,
): DecisionOfRow<ActionableRow>['attempt'] {
  const stored = attempts.of(pendingWriteName(resource, token, action))
  const { success, data } = sentDecision.safeParse(stored?.sent)
  return stored && success ? { at: new Date(stored.at), amount: data.expected.confirmed } : null
}

/** Prefix of the storage names of unanswered bulk decisions about one kind of record. */
function bulkPrefix({ path }: Path): string {
  return `bulk:${path}:`
}

/** Prefix of the storage names of a list's batches; the key is appended. */
export function partPrefix(resource: Path, list: string): string {
  return `${bulkPrefix(resource)}${list}:`
}

/** Reports whether an action about a record was sent in bulk and is not answered. */
export function isSentInBulk(
  attempts: PendingWrites,
  resource: Path,
  token: string,
  action: string,
): boolean {
  return unansweredParts(attempts, bulkPrefix(resource)).some(
    (part) => part.action === action && part.items.some((item) => item.token === token),
  )
}

/** Batch that was sent and not answered. */
type UnansweredPart = z.infer<typeof sentPart> & { key: string }

/** Returns unanswered batches by the prefix of their names, without those that this page still waits for. */
export function unansweredParts(attempts: PendingWrites, beginning: string): UnansweredPart[] {
  return attempts.names(beginning).flatMap((name) => {
    const stored = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentPart.safeParse(stored?.sent)
    return stored && success ? [{ ...data, key: stored.key }] : []
  })
}
