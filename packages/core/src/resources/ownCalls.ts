import type { Send } from '../api'
import type { Page } from '../contracts'
import type { ListQuery } from '../fields'
import type { ActionableRow } from '../kinds/contract'
import type { BulkBody, BulkProblem, bulkOutcomes, Forecast, Undo } from './decisions'

/** Which records a query finds, as a decision about many names them. */
export interface Selection {
  items: { token: string; version: number; revision: number }[]
  total: number
}

/** What became of each of many. */
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
 * How the records of a resource are read and decided about where its server has calls of its own, and not those of the marketplace:
 * lists, records and decisions are made of it as of any other. What is written here answers as `calls.ts` says, and throws as it does.
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
  /** Left out where nothing is decided about many. */
  decideMany?(send: Send, body: BulkBody): Promise<BulkAnswer<Row>>
  /** Left out where nothing can be taken back. */
  undoDecision?(send: Send, undoToken: string): Promise<{ rows: Row[] }>
}
