import type { AnyFields } from '../fields'
import * as z from 'zod/mini'
import type { ActionableRow } from '../workflows/contract'
import type { Resource } from './resource'

/** The submitted-update members of a record. */
interface Updatable {
  update: object | null
  detailUpdate?: object | null
}

/** A record with its submitted update applied: submitted values are in its fields, and the live ones beside them. */
export type Submitted<Row> = Row & {
  /** Live values that a submitted update replaces; left out where nothing live would change. */
  live?: Partial<Row>
  /** Those of the fields that only full records have. */
  detailLive?: Partial<Row>
}

/**
 * One kind of record, read in two ways: as the marketplace shows it (live), and as submitted, for reviewers. Both are cached
 * separately; after a decision about the one, the other is refetched.
 */
export function liveAndSubmitted<
  Row extends ActionableRow & Updatable,
  Detail extends Row & Updatable,
  Fields extends AnyFields,
>(
  resource: Resource<Row, Detail, Fields>,
): {
  live: Resource<Row, Detail, Fields>
  submitted: Resource<Submitted<Row>, Submitted<Detail>, Fields>
} {
  const submittedId = submittedIdOf(resource.id)
  return {
    live: { ...resource, otherId: submittedId },
    submitted: {
      ...resource,
      id: submittedId,
      otherId: resource.id,
      row: z.pipe(resource.row, z.transform(asSubmitted<Row>)),
      detail: z.pipe(resource.detail, z.transform(asSubmitted<Detail>)),
    },
  }
}

/** The `id` under which a resource's records are read as submitted, where that is possible. */
export function submittedIdOf(id: string): string {
  return `${id} as submitted`
}

/** Applies a record's submitted update to its fields. */
export function asSubmitted<Row extends Updatable>(record: Row): Submitted<Row> {
  const { update, detailUpdate } = record
  if (!update && !detailUpdate) return record
  return {
    ...record,
    ...update,
    ...detailUpdate,
    live: replacedBy(record, update),
    // Rows don't have them, and are merged over full records.
    ...(detailUpdate === undefined ? {} : { detailLive: replacedBy(record, detailUpdate) }),
  }
}

/** Values of a record that its update replaces. */
function replacedBy<Row extends object>(
  record: Row,
  update: object | null | undefined,
): Partial<Row> {
  const differing = Object.entries(update ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(record[key as keyof Row]),
  )
  return Object.fromEntries(
    differing.map(([key]) => [key, record[key as keyof Row]]),
  ) as Partial<Row>
}
