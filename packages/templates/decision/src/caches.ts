import type { Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { Page } from '@console/core/contracts'
import { readRecord, type Resource } from '@console/core/resources'
import { type Query, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'

type Named<Row extends ActionableRow> = Pick<Resource<Row>, 'id' | 'otherId' | 'tokenOf'>

/** The user's own action: an action id, `undo`, or `take` when they asked for a newer version. */
type OwnAction = string

/** The user's latest action on a record, with the version that it produced. */
interface Own {
  version: number
  ownAction: OwnAction
  /** Read times of the pages that received its row. */
  pages: readonly string[]
}

const owns = new WeakMap<QueryClient, Map<string, Own>>()

function ownOf(queries: QueryClient, resource: string, token: string): Own | undefined {
  return owns.get(queries)?.get(`${resource} ${token}`)
}

/** Reports whether the user produced this version of a record: no notification is needed. */
export function isOwnVersion(
  queries: QueryClient,
  resource: string,
  token: string,
  version: number,
): boolean {
  return ownOf(queries, resource, token)?.version === version
}

/** Decision of the current user about a record. */
export interface OwnDecision {
  action: string
  /** Version that the decision produced. */
  version: number
  /** Read times of the pages that received its row afterwards: they are older than the decision. */
  pages: readonly string[]
}

/** Returns the user's latest decision about a record, claims included; null without one, or after an undo. */
export function ownDecisionOn<Row extends ActionableRow>(
  queries: QueryClient,
  { id }: Pick<Resource<Row>, 'id'>,
  token: string,
): OwnDecision | null {
  const own = ownOf(queries, id, token)
  if (!own || own.ownAction === 'undo' || own.ownAction === 'take') return null
  const { ownAction: action, version, pages } = own
  return { action, version, pages }
}

function noteOwn(queries: QueryClient, resource: string, token: string, own: Own) {
  const known = owns.get(queries) ?? new Map<string, Own>()
  owns.set(queries, known)
  known.set(`${resource} ${token}`, own)
}

/**
 * Writes fresh rows into every cached page. They keep their places in visible lists; counts are refetched, and so are hidden
 * lists once they are shown.
 *
 * A row has less data than its record, so it never replaces one: a record of another version is refetched before it can be
 * decided.
 * @param ownAction the user's action on them; omitted when others changed them
 */
export function takeRows<Row extends ActionableRow>(
  queries: QueryClient,
  { id, otherId, tokenOf }: Named<Row>,
  rows: readonly Row[],
  ownAction?: OwnAction,
): void {
  if (rows.length === 0) return
  const byToken = new Map(rows.map((row) => [tokenOf(row), row]))
  const pages: string[] = []
  queries.setQueriesData<Page<Row>>({ queryKey: resourceKeys.pages(id) }, (page) => {
    if (!page?.items.some((row) => byToken.has(tokenOf(row)))) return page
    pages.push(page.asOf)
    return { ...page, items: page.items.map((row) => byToken.get(tokenOf(row)) ?? row) }
  })
  if (ownAction)
    for (const [token, { version }] of byToken)
      noteOwn(queries, id, token, { version, ownAction, pages })
  queries.setQueryData<ReadonlyMap<string, Row>>(
    resourceKeys.answered(id),
    (before = new Map()) => new Map([...before, ...byToken]),
  )
  rereadRecords(queries, id, (token, version) => {
    const row = byToken.get(token)
    return row !== undefined && row.version !== version
  })
  void queries.invalidateQueries({
    queryKey: resourceKeys.histories(id),
    predicate: ({ queryKey }) => byToken.has(String(queryKey.at(-1))),
  })
  void queries.invalidateQueries({ queryKey: resourceKeys.pages(id), refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: [...resourceKeys.of(id), 'counts'] })
  if (otherId !== undefined) void queries.invalidateQueries({ queryKey: resourceKeys.of(otherId) })
  void queries.invalidateQueries({ queryKey: ['queues'] })
}

/**
 * Query of the rows returned by decisions, by token. Cached pages may be older: a page requested before the decision may arrive
 * after it, and a row may keep its place though its list no longer contains it.
 */
export function answeredRows<Row extends ActionableRow>(resource: string) {
  return queryOptions<ReadonlyMap<string, Row>>({
    queryKey: resourceKeys.answered(resource),
    queryFn: skipToken,
    staleTime: Infinity,
  })
}

/** Latest known version of a record in any cache; 0 without one. Changes of others are news only above it. */
export function knownVersion(queries: QueryClient, id: string, token: string): number {
  const answered = queries.getQueryData<ReadonlyMap<string, ActionableRow>>(
    resourceKeys.answered(id),
  )
  const record = queries.getQueryData<ActionableRow>(resourceKeys.record(id, token))
  return Math.max(answered?.get(token)?.version ?? 0, record?.version ?? 0)
}

/** Change by another user: the version it produced and the user's name. */
interface OthersChange {
  version: number
  by: string
}

/** Time that a change by others counts as news, in milliseconds. */
const newsTime = 60_000

/** Query of recent changes by others, by token: lists show them beside the row. */
export function othersChanges(resource: string) {
  return queryOptions<ReadonlyMap<string, OthersChange>>({
    queryKey: resourceKeys.others(resource),
    queryFn: skipToken,
    staleTime: Infinity,
  })
}

/** Records recent changes by others; after a minute they are no longer news. */
export function noteOthers(
  queries: QueryClient,
  id: string,
  changes: ReadonlyMap<string, OthersChange>,
): void {
  const queryKey = resourceKeys.others(id)
  const set = (
    update: (known: ReadonlyMap<string, OthersChange>) => Iterable<[string, OthersChange]>,
  ) =>
    queries.setQueryData<ReadonlyMap<string, OthersChange>>(
      queryKey,
      (known = new Map()) => new Map(update(known)),
    )
  set((known) => [...known, ...changes])
  setTimeout(
    () => set((known) => [...known].filter(([token, change]) => changes.get(token) !== change)),
    newsTime,
  )
}

/** Refetches every query that shows these records, because their state is unknown. */
export function rereadRows<Row extends ActionableRow>(
  queries: QueryClient,
  { id, otherId }: Pick<Named<Row>, 'id' | 'otherId'>,
  tokens: readonly string[],
): void {
  rereadRecords(queries, id, (token) => tokens.includes(token))
  void queries.invalidateQueries({
    queryKey: resourceKeys.histories(id),
    predicate: ({ queryKey }) => tokens.includes(String(queryKey.at(-1))),
  })
  void queries.invalidateQueries({ queryKey: resourceKeys.pages(id) })
  void queries.invalidateQueries({ queryKey: [...resourceKeys.of(id), 'counts'] })
  if (otherId !== undefined) void queries.invalidateQueries({ queryKey: resourceKeys.of(otherId) })
  void queries.invalidateQueries({ queryKey: ['queues'] })
}

/** Refetches records on screen and removes the others from the cache, so that they are read when they are opened. */
function rereadRecords(
  queries: QueryClient,
  id: string,
  isOld: (token: string, version: number | undefined) => boolean,
) {
  const queryKey = resourceKeys.records(id)
  const predicate = ({ queryKey: key, state }: Query) =>
    isOld(String(key.at(-1)), (state.data as ActionableRow | undefined)?.version)
  queries.removeQueries({ queryKey, type: 'inactive', predicate })
  void queries.invalidateQueries({ queryKey, type: 'active', predicate })
}

/**
 * Writes a whole record into the cache, and its row into lists.
 * @param ownAction the user's action on it; omitted when others changed it
 */
export function takeRecord<Row extends ActionableRow, Detail extends Row>(
  queries: QueryClient,
  resource: Resource<Row, Detail>,
  record: Detail,
  ownAction?: OwnAction,
): void {
  const token = resource.tokenOf(record)
  // Recorded first: components that show the record check whose change it is.
  if (ownAction)
    noteOwn(queries, resource.id, token, { version: record.version, ownAction, pages: [] })
  queries.setQueryData(resourceKeys.record(resource.id, token), record)
  takeRows<Row>(queries, resource, [record], ownAction)
}

/**
 * Refetches a record that has changed or whose state is unknown, and updates its row in lists.
 * @param ownAction `take` when the user asked for it; omitted when the new version may only be announced
 * @returns the record; null when it is gone or cannot be read
 */
export async function takeNew<Row extends ActionableRow, Detail extends Row>(
  queries: QueryClient,
  send: Send,
  resource: Resource<Row, Detail>,
  token: string,
  ownAction?: 'take',
): Promise<Detail | null> {
  const key = resourceKeys.record(resource.id, token)
  try {
    const record = await readRecord(send, resource, token)
    takeRecord(queries, resource, record, ownAction)
    return record
  } catch {
    // It is gone or cannot be read: the component that shows it finds out and reports it.
    await queries.invalidateQueries({ queryKey: key })
    await queries.invalidateQueries({ queryKey: resourceKeys.pages(resource.id) })
    return null
  }
}
