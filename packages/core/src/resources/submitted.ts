import type { AnyFields } from '../fields'
import * as z from 'zod/mini'
import type { ActionableRow } from '../kinds/contract'
import type { Resource } from './resource'

/** What a record of which updates are submitted says of them. */
interface Updatable {
  update: object | null
  detailUpdate?: object | null
}

/** A record as it may have been submitted: what waits stands in its fields, and what is live instead beside them. */
export type Submitted<Row> = Row & {
  /** The values that a waiting update replaces; none where nothing live would change. */
  live?: Partial<Row>
  /** Those of the fields that only whole records have. */
  detailLive?: Partial<Row>
}

/**
 * One kind of record, read in two ways: as the marketplace shows it (live), and as it was submitted, for reviewers. The answers are
 * kept apart; after a decision about the one, the other is read again.
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

/** The `id` under which a resource's records are read as they were submitted, where they can be. */
export function submittedIdOf(id: string): string {
  return `${id} as submitted`
}

/** A record with what waits in its fields. */
export function asSubmitted<Row extends Updatable>(record: Row): Submitted<Row> {
  const { update, detailUpdate } = record
  if (!update && !detailUpdate) return record
  return {
    ...record,
    ...update,
    ...detailUpdate,
    live: replacedBy(record, update),
    // A row says nothing of them, and is put over whole records.
    ...(detailUpdate === undefined ? {} : { detailLive: replacedBy(record, detailUpdate) }),
  }
}

/** The values of a record of which an update has others. */
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
