import type { PendingWrites } from '@console/core/pending-writes'
import type { ActionableRow } from '@console/core/workflows'
import { type Resource, expected } from '@console/core/resources'
import * as z from 'zod/mini'

/** Stored record of a decision about one record, next to its key. */
export const sentDecision = z.object({
  expected,
  version: z.int(),
  body: z.catchall(z.object({ action: z.string(), revision: z.int() }), z.unknown()),
})

/** Stored record of one batch of a bulk decision, next to its key. */
export const sentPart = z.object({
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

/** Prefix of the storage names of unanswered decisions about one record; the action is appended. */
export function pendingWritePrefix<Row extends ActionableRow>(
  { path }: Pick<Resource<Row>, 'path'>,
  token: string,
): string {
  return `decision:${path}:${token}:`
}

/** Storage name of an unanswered decision about one record. */
export function pendingWriteName<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'path'>,
  token: string,
  action: string,
): string {
  return pendingWritePrefix(resource, token) + action
}

/** Prefix of the storage names of unanswered bulk decisions about one kind of record. */
export function bulkPrefix<Row extends ActionableRow>({
  path,
}: Pick<Resource<Row>, 'path'>): string {
  return `bulk:${path}:`
}

/** Prefix of the storage names of a list's batches; the key is appended. */
export function partPrefix<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'path'>,
  list: string,
): string {
  return `${bulkPrefix(resource)}${list}:`
}

/** Batch that was sent and not answered. */
export type UnansweredPart = z.infer<typeof sentPart> & { key: string }

/** Returns unanswered batches by the prefix of their names, without those that this page still waits for. */
export function unansweredParts(attempts: PendingWrites, beginning: string): UnansweredPart[] {
  return attempts.names(beginning).flatMap((name) => {
    const stored = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentPart.safeParse(stored?.sent)
    return stored && success ? [{ ...data, key: stored.key }] : []
  })
}
