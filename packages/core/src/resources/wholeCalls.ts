import { type Send, serverNow } from '../api'
import { defaultPageSize, type Skipped } from '../contracts'
import type { ActionableRow } from '../workflows/contract'
import { facetIn, findInRows, paramsOf } from './findInRows'
import { forecastBulk } from './forecastBulk'
import type { OwnCalls } from './ownCalls'
import type { Resource } from './resource'

/** All records, and the report of skipped ones. */
export interface AllRows<Row> {
  rows: readonly Row[]
  skipped: Skipped | null
}

/**
 * Calls of a list whose server has no query calls and returns all records at once: pages, counts and facets are computed here, by the
 * fields of the resource. For as many as one response can hold, some hundreds.
 * @example const lists = wholeCalls({ fields: giftFields, tokenOf, workflows: [] }, readAll)
 */
export function wholeCalls<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'fields' | 'tokenOf' | 'workflows'>,
  readAll: (send: Send, signal?: AbortSignal) => Promise<AllRows<Row>>,
): Pick<OwnCalls<Row>, 'readPage' | 'readCounts' | 'readForecast' | 'readSelection'> {
  const { fields, tokenOf } = resource
  return {
    async readPage(send, query, signal) {
      const { rows, skipped } = await readAll(send, signal)
      const params = paramsOf(query)
      const found = findInRows(fields, rows, params)
      const page = Number(params.get('page') ?? 1)
      const pageSize = Number(params.get('pageSize') ?? defaultPageSize)
      const facets = (params.get('facets') ?? '').split(',').filter(Boolean)
      return {
        items: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
        asOf: `${serverNow().toISOString().slice(0, 19)}Z`,
        facets: Object.fromEntries(
          facets.map((name) => [name, facetIn(fields, rows, params, name)]),
        ),
        ...(skipped ? { skipped } : {}),
      }
    },
    async readCounts(send, queries, signal) {
      const { rows } = await readAll(send, signal)
      return {
        counts: queries.map((query) => findInRows(fields, rows, new URLSearchParams(query)).length),
      }
    },
    async readForecast(send, query, action, signal) {
      const { rows } = await readAll(send, signal)
      return forecastBulk(resource, findInRows(fields, rows, paramsOf(query)), action)
    },
    async readSelection(send, query, action, signal) {
      const { rows } = await readAll(send, signal)
      const found = findInRows(fields, rows, paramsOf(query)).filter(({ _actions }) =>
        _actions.some((each) => each.action === action && each.blocker === null),
      )
      return {
        items: found.map((row) => ({ token: tokenOf(row), version: row.version, revision: 1 })),
        total: found.length,
      }
    },
  }
}
