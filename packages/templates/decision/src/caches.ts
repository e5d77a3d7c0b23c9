import type { Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import type { Page } from '@console/core/contracts'
import { readRecord, type Resource } from '@console/core/resources'
import { type Query, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { resourceKeys } from '@console/read'

type Named<Row extends ActionableRow> = Pick<Resource<Row>, 'id' | 'otherId' | 'tokenOf'>

/** What the reader did: an action, or `undo`, or `take` where a newer version was asked for. */
type OwnAction = string

/** What the reader did last with a record, and which version came of it. */
interface Own {
  version: number
  ownAction: OwnAction
  /** When the pages that got its row had been read. */
  pages: readonly string[]
}

const owns = new WeakMap<QueryClient, Map<string, Own>>()

function ownOf(queries: QueryClient, resource: string, token: string): Own | undefined {
  return owns.get(queries)?.get(`${resource} ${token}`)
}

/** Whether a version of a record came of what the reader did: nobody has to be told of it. */
export function isOwnVersion(
  queries: QueryClient,
  resource: string,
  token: string,
  version: number,
): boolean {
  return ownOf(queries, resource, token)?.version === version
}

/** A decision of the reader's about a record. */
export interface OwnDecision {
  action: string
  /** Which version came of it. */
  version: number
  /** When the pages had been read that got its row afterwards: they are older than the decision. */
  pages: readonly string[]
}

/** What the reader has decided about a record last, a claim too; null where that was nothing, or was taken back. */
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
 * Puts rows as the server says they are now wherever rows are shown. They keep their places in lists that are in view; what
 * counts them is read again, and so are lists that are not in view once they are.
 *
 * A row says less than its whole record, so it never changes one: of another version it is read anew before it can be decided.
 * @param ownAction what the reader did to them; left out where others changed them
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
 * The rows that decisions were answered with, by token. What is read may be older: a page that was asked for before the decision and comes after
 * it, and a row that keeps its place though its list no longer has it.
 */
export function answeredRows<Row extends ActionableRow>(resource: string) {
  return queryOptions<ReadonlyMap<string, Row>>({
    queryKey: resourceKeys.answered(resource),
    queryFn: skipToken,
    staleTime: Infinity,
  })
}

/**
 * The latest version that is known of a record, whatever shows it; 0 where none is. What others have made of it is news only above that.
 */
export function knownVersion(queries: QueryClient, id: string, token: string): number {
  const answered = queries.getQueryData<ReadonlyMap<string, ActionableRow>>(
    resourceKeys.answered(id),
  )
  const record = queries.getQueryData<ActionableRow>(resourceKeys.record(id, token))
  return Math.max(answered?.get(token)?.version ?? 0, record?.version ?? 0)
}

/** A change of somebody else's: which version it made, and the name of whoever it was. */
interface OthersChange {
  version: number
  by: string
}

/** What others have changed is news for so long, in milliseconds. */
const newsTime = 60_000

/** What others have just changed, by token: lists say so beside its row. */
export function othersChanges(resource: string) {
  return queryOptions<ReadonlyMap<string, OthersChange>>({
    queryKey: resourceKeys.others(resource),
    queryFn: skipToken,
    staleTime: Infinity,
  })
}

/** Notes what others have just changed; after a minute it is no news any more. */
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

/** Reads everything again that shows records whose state is not known. */
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

/** Records that are looked at are read again, and the others forgotten: they are read when they are looked at. */
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
 * Puts a whole record in its place, and its row into lists.
 * @param ownAction what the reader did to it; left out where others changed it
 */
export function takeRecord<Row extends ActionableRow, Detail extends Row>(
  queries: QueryClient,
  resource: Resource<Row, Detail>,
  record: Detail,
  ownAction?: OwnAction,
): void {
  const token = resource.tokenOf(record)
  // Known before it is seen: whoever shows the record asks whose it is.
  if (ownAction)
    noteOwn(queries, resource.id, token, { version: record.version, ownAction, pages: [] })
  queries.setQueryData(resourceKeys.record(resource.id, token), record)
  takeRows<Row>(queries, resource, [record], ownAction)
}

/**
 * Reads a record again that has changed or whose state is not known, also for its list.
 * @param ownAction `take` where its reader asked for it; left out where it may only be said that there is a newer one
 * @returns the record; null where it is gone, or cannot be read
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
    // It is gone, or cannot be read: whoever shows it finds that out and says so.
    await queries.invalidateQueries({ queryKey: key })
    await queries.invalidateQueries({ queryKey: resourceKeys.pages(resource.id) })
    return null
  }
}
