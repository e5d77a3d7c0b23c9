import type { ActionableRow } from '@console/core/workflows'
import type { Money, Page } from '@console/core/contracts'
import type { AnyFields } from '@console/core/fields'
import type { Call } from '../calls'
import { isSorted } from './rowValues'
import type { ResourceCalls, Run } from './run'
import { type Forecast, forecastBulk, type Resource } from '@console/core/resources'

/** A part of a list, small enough to be read in full. */
export interface Scope {
  /** Query string, without the `?`. */
  query: string
  total: number
}

type Rows = Page<ActionableRow>

/** Maximum number of rows read of one list. */
const maxRows = 120

/** Reads one page; null if the answer breaks the contract. */
export async function readPage({ ask }: Run, list: Call, query: string): Promise<Rows | null> {
  const answer = await ask(list, { query })
  return answer?.isValid ? (answer.body as Rows) : null
}

/**
 * Checks that pages are complete and stable under three sorts, totals cover all pages, rows have the requested order, and a
 * selection has the same records.
 */
export async function checkList(run: Run, { resource, named }: ResourceCalls, scope: Scope) {
  const list = named('GET', '')
  if (!list) return
  const fields = resource.fields as AnyFields
  const sorted = Object.entries(fields).filter(([, field]) => 'sorted' in field && field.sorted)
  const [first] = sorted
  const last = sorted.at(-1)
  const sorts = [null, ...(first && last ? [first[0], `-${last[0]}`] : [])]

  let all: ReadonlySet<string> | null = null
  for (const sort of sorts) {
    const query = withParts(scope.query, sort === null ? '' : `sort=${sort}`)
    const pages = await readPages(run, list, query, scope.total)
    if (!pages) return
    const rows = pages.flatMap(({ items }) => items)
    const tokens = new Set(rows.map((row) => resource.tokenOf(row)))
    const label = `?${query}`
    if (tokens.size < rows.length)
      run.fault(list, `${label}: ${rows.length - tokens.size} rows appear on more than one page`)
    const missing = (pages[0]?.total ?? 0) - tokens.size
    if (missing !== 0)
      run.fault(
        list,
        `${label}: total is ${pages[0]?.total}, but the pages contain ${tokens.size} rows`,
      )
    if (all && missing === 0 && [...all].some((token) => !tokens.has(token)))
      run.fault(list, `${label}: sorting changes which rows the pages contain`)
    all ??= tokens
    checkTotals(run, list, label, pages, fields)
    await checkStability(run, list, query, pages)
    if (sort === null) await checkSelection(run, { resource, named }, query, rows)
  }
  for (const [key, field] of sorted)
    for (const sort of [key, `-${key}`]) {
      const page = await readPage(run, list, withParts(scope.query, `sort=${sort}&pageSize=25`))
      if (page && !isSorted(field, sort.startsWith('-'), page.items))
        run.fault(list, `sort=${sort}: rows are out of order`)
    }
}

/** Joins the parts of a query string. */
export function withParts(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('&')
}

async function readPages(
  run: Run,
  list: Call,
  query: string,
  total: number,
): Promise<Rows[] | null> {
  const pageSize = total > 50 ? 25 : 10
  const pages: Rows[] = []
  for (
    let number = 1;
    number <= Math.ceil(Math.min(total, maxRows) / pageSize) || number === 1;
    number += 1
  ) {
    const page = await readPage(run, list, withParts(query, `page=${number}&pageSize=${pageSize}`))
    if (!page) return null
    if (page.page !== number || page.pageSize !== pageSize)
      run.fault(
        list,
        `expected page ${number} and pageSize ${pageSize}, received page ${page.page} and pageSize ${page.pageSize}`,
      )
    pages.push(page)
  }
  return pages
}

async function checkStability(run: Run, list: Call, query: string, pages: readonly Rows[]) {
  const second = pages[1]
  if (!second) return
  const reread = await readPage(run, list, withParts(query, `page=2&pageSize=${second.pageSize}`))
  const tokensOf = ({ items }: Rows) => items.map((row) => list.resource?.tokenOf(row)).join()
  if (reread && tokensOf(reread) !== tokensOf(second))
    run.fault(list, `?${query}: page 2 changes when it is read again`)
}

/** Checks that the totals of each page are those of all rows. */
function checkTotals(
  run: Run,
  list: Call,
  label: string,
  pages: readonly Rows[],
  fields: AnyFields,
): void {
  const field = Object.values(fields).find((each) => 'totalled' in each && each.totalled)
  if (!field?.of) return
  const amountOf = field.of as (row: ActionableRow) => Money | null
  const sums = new Map<string, number>()
  for (const money of pages.flatMap(({ items }) => items.map(amountOf)))
    if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount)
  for (const { totals = [] } of pages) {
    const reported = new Map(totals.map(({ currency, amount }) => [currency as string, amount]))
    const wrong = [...new Set([...sums.keys(), ...reported.keys()])].filter(
      (currency) => (sums.get(currency) ?? 0) !== (reported.get(currency) ?? 0),
    )
    for (const currency of wrong)
      run.fault(
        list,
        `${label}: total in ${currency} is ${reported.get(currency) ?? 0}, but the rows add up to ${sums.get(currency) ?? 0}`,
      )
  }
}

async function checkSelection(
  run: Run,
  { resource, named }: ResourceCalls,
  query: string,
  rows: readonly ActionableRow[],
) {
  const selection = named('GET', '/selection')
  if (!selection) return
  const answer = await run.ask(selection, { query })
  if (!answer?.isValid) return
  const { items } = answer.body as { items: { token: string; version: number; revision: number }[] }
  const isSame = rows.every((row, index) => {
    const item = items[index]
    return (
      item?.token === resource.tokenOf(row) &&
      item.version === row.version &&
      item.revision === resource.revisionOf(row)
    )
  })
  if (!isSame || items.length !== rows.length)
    run.fault(selection, `?${query}: tokens, versions or revisions differ from those of the list`)
  await checkForecast(run, { resource, named }, query, rows)
}

/** Checks a forecast, and a selection for an action, against the rows that the query finds. */
async function checkForecast(
  run: Run,
  { resource, named }: ResourceCalls,
  query: string,
  rows: readonly ActionableRow[],
) {
  const [forecast, selection] = [named('GET', '/forecast'), named('GET', '/selection')]
  const action = rows.flatMap(({ _actions }) => _actions)[0]?.action
  if (!forecast || !selection || action === undefined) return
  const request = { query: withParts(query, `action=${action}`) }
  const expected = forecastBulk<ActionableRow>(resource as Resource<ActionableRow>, rows, action)
  const reported = await run.ask(forecast, request)
  if (reported?.isValid) {
    const { possible, sums, leftOut } = reported.body as Forecast<ActionableRow>
    const describe = ({ blocker, tokens }: Forecast<ActionableRow>['leftOut'][number]) =>
      `${blocker} ${tokens.toSorted().join()}`
    const isSame =
      possible === expected.possible &&
      JSON.stringify(sums) === JSON.stringify(expected.sums) &&
      leftOut.map(describe).toSorted().join() === expected.leftOut.map(describe).toSorted().join()
    if (!isSame)
      run.fault(
        forecast,
        `?${request.query}: possible, sums or leftOut differ from those of the rows`,
      )
  }
  const selected = await run.ask(selection, request)
  if (!selected?.isValid) return
  const { total } = selected.body as { total: number }
  if (total !== expected.possible)
    run.fault(
      selection,
      `?${request.query}: total is ${total}, but ${expected.possible} rows allow the action`,
    )
}

/**
 * A part of a list that has two pages and can be read in full: filtered by one value of a facet, or all rows.
 * @param facets number of rows for each value
 */
export function scopeOf(
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>,
  total: number,
): Scope {
  if (total <= maxRows) return { query: '', total }
  const all = Object.entries(facets).flatMap(([name, counts]) =>
    Object.entries(counts).map(([value, count]) => ({
      query: new URLSearchParams([[name, value]]).toString(),
      total: count,
    })),
  )
  // Pending rows are sorted by submitted values, which rows do not contain.
  const fitting = all.filter(
    ({ query, total: size }) => size <= maxRows && query !== 'submission=waiting',
  )
  return fitting.toSorted((one, other) => other.total - one.total)[0] ?? { query: '', total: 0 }
}
