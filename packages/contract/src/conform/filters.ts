import { type AnyFields, type Field, parameterOf } from '@console/core/fields'
import type { ActionableRow } from '@console/core/workflows'
import type { Money } from '@console/core/contracts'
import type { Call } from '../calls'
import { readPage, withParts } from './lists'
import { valuesIn } from './rowValues'
import type { ResourceCalls, Run } from './run'

type Facets = Record<string, Record<string, number>>

/** Maximum number of queries counted in one call, and of facets requested of one list. */
const maxCounts = 20
const maxFacets = 4

/** Number of values of an open set to try. */
const fewValues = 3

/**
 * Checks every filter, the search, and that facets, counts and lists agree.
 * @returns the number of rows for each value, and of all
 */
export async function checkFilters(
  run: Run,
  { resource, named }: ResourceCalls,
): Promise<{ facets: Facets; total: number } | null> {
  const list = named('GET', '')
  const first = list && (await readPage(run, list, 'pageSize=50'))
  if (!first) return null
  const filters = Object.entries(resource.fields as AnyFields).flatMap(([name, field]) => {
    const parameter = parameterOf(name, field)
    return parameter === undefined ? [] : [{ parameter, field }]
  })
  const choices = filters.filter(({ parameter }) => list.query?.[parameter])
  const facets = await readFacets(
    run,
    list,
    choices.map(({ parameter }) => parameter),
  )

  const counted: { query: string; count: number }[] = [{ query: '', count: first.total }]
  for (const { parameter, field } of choices) {
    const counts = facets[parameter]
    if (!counts) continue
    const isOpen = !('values' in field) && field.type !== 'flag'
    const values = Object.keys(counts).slice(0, isOpen ? fewValues : undefined)
    for (const value of values)
      counted.push({ query: part(parameter, value), count: counts[value] ?? 0 })
    const [value] = values
    if (value !== undefined)
      await checkChoice(run, list, { parameter, field, value, count: counts[value] ?? 0 })
  }
  await checkCounts(run, named('GET', '/counts'), list, counted)
  for (const { parameter, field } of filters)
    if (!list.query?.[parameter]) await checkRange(run, list, parameter, field, first.items)
  await checkSearch(run, list, resource.fields as AnyFields, first.items)
  return { facets, total: first.total }
}

function part(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString()
}

async function readFacets(run: Run, list: Call, names: readonly string[]): Promise<Facets> {
  const facets: Facets = {}
  for (let start = 0; start < names.length; start += maxFacets) {
    const requested = names.slice(start, start + maxFacets)
    const page = await readPage(run, list, `pageSize=10&facets=${requested.join(',')}`)
    if (!page) continue
    for (const name of requested)
      if (!page.facets[name]) run.fault(list, `facets=${name}: counts of this facet are missing`)
    Object.assign(facets, page.facets)
  }
  return facets
}

async function checkChoice(
  run: Run,
  list: Call,
  {
    parameter,
    field,
    value,
    count,
  }: { parameter: string; field: Field<never>; value: string; count: number },
) {
  const query = part(parameter, value)
  const page = await readPage(run, list, withParts(query, 'pageSize=50'))
  if (!page) return
  if (page.total !== count)
    run.fault(list, `?${query}: total is ${page.total}, but the facet counts ${count}`)
  // Rows of pending submissions show the live values, but are searched by the submitted ones.
  if (parameter === 'submission') return
  const mismatched = page.items.filter((row) => valuesIn(field, row)?.includes(value) === false)
  if (mismatched.length > 0)
    run.fault(list, `?${query}: ${mismatched.length} rows have a different value`)
}

/** Checks that facets, counts and lists agree. */
async function checkCounts(
  run: Run,
  counts: Call | undefined,
  list: Call,
  counted: readonly { query: string; count: number }[],
) {
  if (!counts) return
  for (let start = 0; start < counted.length; start += maxCounts) {
    const batch = counted.slice(start, start + maxCounts)
    const query = new URLSearchParams(batch.map((each) => ['query', each.query])).toString()
    const answer = await run.ask(counts, { query })
    if (!answer?.isValid) continue
    const reported = (answer.body as { counts: number[] }).counts
    if (reported.length !== batch.length)
      run.fault(
        counts,
        `expected ${batch.length} counts, one per query, received ${reported.length}`,
      )
    batch.forEach(({ query: each, count }, index) => {
      if (reported[index] !== count)
        run.fault(
          list,
          `?${each}: the list counts ${count} rows, /counts returns ${reported[index]}`,
        )
    })
  }
}

/** Queries exactly the value of one row. */
async function checkRange(
  run: Run,
  list: Call,
  parameter: string,
  field: Field<never>,
  rows: readonly ActionableRow[],
) {
  if (!field.of || field.type === 'amounts') return
  const read = field.of as (row: ActionableRow) => string | number | Money | null
  const value = rows.map(read).find((each) => each !== null)
  if (value === undefined || value === null) return
  const money = typeof value === 'object' ? value : null
  const text = String(money?.amount ?? (value as string | number))
  const query = new URLSearchParams([
    [`${parameter}From`, text],
    [`${parameter}To`, text],
    ...(money ? [[`${parameter}Currency`, money.currency]] : []),
  ]).toString()
  const page = await readPage(run, list, withParts(query, 'pageSize=50'))
  if (!page) return
  if (page.total === 0) run.fault(list, `?${query}: finds no row, although one has this value`)
  const mismatched = page.items.filter((row) => JSON.stringify(read(row)) !== JSON.stringify(value))
  if (mismatched.length > 0)
    run.fault(list, `?${query}: ${mismatched.length} rows are outside the range`)
}

async function checkSearch(
  run: Run,
  list: Call,
  fields: AnyFields,
  rows: readonly ActionableRow[],
) {
  const searched = Object.values(fields).filter((field) => field.searched && field.of)
  for (const field of searched.slice(0, 2)) {
    const row = rows.find((each) => textIn(field, each) !== undefined)
    const text = row && textIn(field, row)
    if (text === undefined) continue
    const query = withParts(part('q', text), 'pageSize=100')
    const page = await readPage(run, list, query)
    if (!page) continue
    const isThere = page.items.some(
      (each) => list.resource?.tokenOf(each) === list.resource?.tokenOf(row),
    )
    if (!isThere && page.total <= 100)
      run.fault(list, `?${query}: does not find the row with this text`)
  }
}

/** Searchable text of a row; of another record, its label. */
function textIn(field: Field<never>, row: object): string | undefined {
  if (!field.of) return undefined
  const [read] = [(field.of as (row: object) => unknown)(row)].flat()
  const text = typeof read === 'object' && read !== null && 'label' in read ? read.label : read
  return typeof text === 'string' && text.trim().length > 2 ? text.slice(0, 60) : undefined
}
