import type { Send } from '../api'
import type { Page } from '../contracts'
import type { ListQuery } from '../fields'
import type { ActionableRow } from '../workflows/contract'
import type { BulkBody, BulkProblem, bulkOutcomes, Forecast, Undo } from './decisions'

/** References to the records that match a query, as a bulk action names them. */
export interface Selection {
  items: { token: string; version: number; revision: number }[]
  total: number
}

/** Outcome of each record in a bulk. */
export interface BulkAnswer<Row> {
  results: {
    token: string
    outcome: (typeof bulkOutcomes)[number]
    problem: BulkProblem | null
    row: Row | null
  }[]
  undo: Undo
}

/**
 * Custom calls of a resource whose server has calls of its own, not those of the marketplace: lists, records and decisions use it like
 * any other. Implementations return and throw as described in `calls.ts`.
 */
export interface OwnCalls<Row extends ActionableRow, Detail extends Row = Row> {
  readPage(send: Send, query: ListQuery, signal?: AbortSignal): Promise<Page<Row>>
  readCounts(
    send: Send,
    queries: readonly string[],
    signal?: AbortSignal,
  ): Promise<{ counts: number[] }>
  readForecast(
    send: Send,
    query: ListQuery,
    action: string,
    signal?: AbortSignal,
  ): Promise<Forecast<Row>>
  readSelection(
    send: Send,
    query: ListQuery,
    action: string,
    signal?: AbortSignal,
  ): Promise<Selection>
  readRecord(send: Send, token: string, signal?: AbortSignal): Promise<Detail>
  /** Left out without bulk actions. */
  decideMany?(send: Send, body: BulkBody): Promise<BulkAnswer<Row>>
  /** Left out where nothing can be undone. */
  undoDecision?(send: Send, undoToken: string): Promise<{ rows: Row[] }>
}
