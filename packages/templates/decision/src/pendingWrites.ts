import type { PendingWrites } from '@console/core/pending-writes'
import type { ActionableRow } from '@console/core/kinds'
import { type Resource, seen } from '@console/core/resources'
import * as z from 'zod/mini'

/** A decision about one record as it was sent, beside its key. */
export const sentDecision = z.object({
  seen,
  version: z.int(),
  body: z.catchall(z.object({ action: z.string(), revision: z.int() }), z.unknown()),
})

/** A part of a decision about many as it was sent, beside its key. */
export const sentPart = z.object({
  action: z.string(),
  said: z.record(z.string(), z.unknown()),
  /** As they were chosen: what was sent is named by them. */
  rows: z.array(z.unknown()),
  items: z.array(
    z.object({
      token: z.string(),
      version: z.int(),
      revision: z.int(),
      said: z.optional(z.record(z.string(), z.unknown())),
      seen: z.optional(seen),
    }),
  ),
})

/** How the names begin under which what is sent about one record is kept until it is answered; its actions follow. */
export function pendingWritePrefix<Row extends ActionableRow>(
  { path }: Pick<Resource<Row>, 'path'>,
  token: string,
): string {
  return `decision:${path}:${token}:`
}

/** Under which name what is sent about one record is kept until it is answered. */
export function pendingWriteName<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'path'>,
  token: string,
  action: string,
): string {
  return pendingWritePrefix(resource, token) + action
}

/** How the names begin under which what is sent about many records of a kind is kept until it is answered. */
export function bulkPrefix<Row extends ActionableRow>({
  path,
}: Pick<Resource<Row>, 'path'>): string {
  return `bulk:${path}:`
}

/** How the names begin under which the parts of what is sent about many rows of a list are kept; their keys follow. */
export function partPrefix<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'path'>,
  list: string,
): string {
  return `${bulkPrefix(resource)}${list}:`
}

/** A part that was sent and is not answered. */
export type UnansweredPart = z.infer<typeof sentPart> & { key: string }

/** The parts, by the beginning of their names, that were sent and not answered, without those that this page still waits for. */
export function unansweredParts(attempts: PendingWrites, beginning: string): UnansweredPart[] {
  return attempts.names(beginning).flatMap((name) => {
    const kept = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentPart.safeParse(kept?.sent)
    return kept && success ? [{ ...data, key: kept.key }] : []
  })
}
