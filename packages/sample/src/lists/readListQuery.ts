import { defaultPageSize, pageSizes, type Problem } from '@console/core/contracts'
import { foldText } from '@console/core/i18n'
import { refuse } from '../server/refuse'
import type { ListCaller, ListFilter, ListSource } from './listSource'

/** The limits of a list query: characters of a search, sorts, facets. More is refused with 422. */
const longestSearch = 100
const mostSorts = 3
const mostFacets = 4

/** Nairobi has had the same time since 1960. */
const nairobi = '+03:00'

/** A list query that can be answered. */
export interface ListQuery<Record> {
  page: number
  pageSize: number
  sorts: readonly { key: string; isDescending: boolean }[]
  /** Folded; all of them must be found. */
  words: readonly string[]
  /** One for each filter that is set. */
  tests: readonly { name: string; test(record: Record): boolean }[]
  /** Names of filters. */
  facets: readonly string[]
}

/**
 * Reads the query of a list: page, sorts, search, filters, facets.
 * @throws Refusal 422 that names every parameter that is not known or not legal
 */
export function readListQuery<Record>(
  source: ListSource<Record>,
  params: URLSearchParams,
  caller: ListCaller,
): ListQuery<Record> {
  const errors: NonNullable<Problem['errors']> = []
  const unread = new Set(params.keys())

  function refusePart(name: string, message: string) {
    errors.push({ pointer: `/${name}`, message })
  }

  function single(name: string): string | undefined {
    unread.delete(name)
    const values = params.getAll(name)
    if (values.length > 1) refusePart(name, 'This can be given once.')
    return values[0]
  }

  function list(name: string, most: number, known: (entry: string) => boolean): string[] {
    const entries = (single(name) ?? '').split(',').filter((entry) => entry !== '')
    if (entries.length > most) refusePart(name, `At most ${most} of these.`)
    for (const entry of entries) if (!known(entry)) refusePart(name, `There is no ${entry}.`)
    return entries
  }

  function integer(name: string): number | undefined {
    const text = single(name)
    if (text === undefined) return undefined
    if (!/^-?\d{1,15}$/.test(text)) refusePart(name, 'This is a whole number.')
    return Number(text)
  }

  function bounds<Bound extends string | number>(
    name: string,
    read: (name: string, isEnd: boolean) => Bound | undefined,
  ): [Bound | undefined, Bound | undefined] | undefined {
    const from = read(`${name}From`, false)
    const to = read(`${name}To`, true)
    if (from !== undefined && to !== undefined && from > to)
      refusePart(`${name}From`, 'This lies behind its end.')
    return from === undefined && to === undefined ? undefined : [from, to]
  }

  /** A day, or where `time` is read an instant; a day of Nairobi becomes its first or last second. */
  function moment(kind: 'day' | 'time') {
    return (name: string, isEnd: boolean): string | undefined => {
      const text = single(name)
      if (text === undefined) return undefined
      const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && isDate(`${text}T00:00:00Z`)
      const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && isDate(text)
      if (kind === 'day' ? !isDay : !isDay && !isInstant)
        refusePart(name, kind === 'day' ? 'This is a day.' : 'This is a day or an instant.')
      else if (isDay && kind === 'time')
        return secondsOf(`${text}T${isEnd ? '23:59:59' : '00:00:00'}${nairobi}`)
      return text
    }
  }

  function testOf(
    name: string,
    filter: ListFilter<Record>,
  ): ((record: Record) => boolean) | undefined {
    if (filter.kind === 'choice') {
      unread.delete(name)
      const wanted = new Set(params.getAll(name))
      if (wanted.size === 0) return undefined
      for (const value of wanted)
        if (value === '' || (filter.values && !filter.values.includes(value)))
          refusePart(name, `There is no ${value}.`)
      return (record) => valuesOf(filter, record, caller).some((value) => wanted.has(value))
    }
    if (filter.kind === 'number')
      return within(bounds(name, integer), (record: Record) => filter.of(record, caller))
    if (filter.kind !== 'money')
      return within(bounds(name, moment(filter.kind)), (record: Record) =>
        filter.of(record, caller),
      )
    const range = bounds(name, integer)
    if (!range) return undefined
    const currency = single(`${name}Currency`)
    if (currency === undefined) refusePart(`${name}Currency`, 'An amount has a currency.')
    return within(range, (record) => {
      const money = filter.of(record, caller)
      return money?.currency === currency ? (money?.amount ?? null) : null
    })
  }

  const page = integer('page') ?? 1
  if (page < 1) refusePart('page', 'Pages are counted from 1.')
  const pageSize = integer('pageSize') ?? defaultPageSize
  if (!pageSizes.some((size) => size === pageSize))
    refusePart('pageSize', `A page has ${pageSizes.join(', ')} rows.`)
  const sorts = list('sort', mostSorts, (entry) =>
    Object.hasOwn(source.sorts, entry.replace(/^-/, '')),
  ).map((entry) => ({ key: entry.replace(/^-/, ''), isDescending: entry.startsWith('-') }))
  const q = single('q') ?? ''
  if (q.length > longestSearch) refusePart('q', `At most ${longestSearch} characters.`)
  const facets = list(
    'facets',
    mostFacets,
    (entry) => Object.hasOwn(source.filters, entry) && source.filters[entry]?.kind === 'choice',
  )
  const tests = Object.entries(source.filters).flatMap(([name, filter]) => {
    const test = testOf(name, filter)
    return test ? { name, test } : []
  })

  for (const name of unread) refusePart(name, 'This list knows no such parameter.')
  if (errors.length > 0)
    throw refuse(422, 'validation', 'The list cannot be asked for in this way.', { errors })
  const words = foldText(q).split(' ').filter(Boolean)
  return { page, pageSize, sorts, words, tests, facets }
}

/** The values of a record by which a filter finds it. */
export function valuesOf<Record>(
  filter: Extract<ListFilter<Record>, { kind: 'choice' }>,
  record: Record,
  caller: ListCaller,
): readonly string[] {
  const values = filter.of(record, caller)
  return values === null ? [] : typeof values === 'string' ? [values] : values
}

function within<Record, Value extends string | number>(
  range: [from: Value | undefined, to: Value | undefined] | undefined,
  of: (record: Record) => Value | null,
): ((record: Record) => boolean) | undefined {
  if (!range) return undefined
  const [from, to] = range
  return (record) => {
    const value = of(record)
    return (
      value !== null && (from === undefined || value >= from) && (to === undefined || value <= to)
    )
  }
}

/** A real instant: no 31st of February. */
function isDate(text: string): boolean {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10))
}

function secondsOf(text: string): string {
  return `${new Date(text).toISOString().slice(0, 19)}Z`
}
