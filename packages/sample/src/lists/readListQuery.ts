import { defaultPageSize } from '@console/core/contracts'
import { normalizeForSearch } from '@console/core/i18n'
import { queryFaults, valuesBetweenCommas } from '../server/parameters'
import { type FieldFault, refuse } from '../server/refuse'
import type { ListCaller, ListFilter, ListSource } from './listSource'

/** A valid list query. */
export interface ListQuery<Record> {
  page: number
  pageSize: number
  sorts: readonly { key: string; isDescending: boolean }[]
  /** Normalized; all of them must be found. */
  words: readonly string[]
  /** One for each filter that is set. */
  tests: readonly { name: string; test(record: Record): boolean }[]
  /** Names of filters. */
  facets: readonly string[]
}

/**
 * Reads the query of a list: page, sorts, search, filters, facets.
 * @throws Refusal 422 that names every parameter that is unknown or invalid
 */
export function readListQuery<Record>(
  source: ListSource<Record>,
  params: URLSearchParams,
  caller: ListCaller,
): ListQuery<Record> {
  const errors = queryFaults(source.parameters, params)
  if (errors.length > 0) throw badQuery(errors)

  /**
   * Bounds of a range of which at least one is set; `read` turns a text into a comparable value.
   */
  function bounds<Bound extends string | number>(
    name: string,
    read: (text: string, isEnd: boolean) => Bound,
  ): [Bound | undefined, Bound | undefined] | undefined {
    const [from, to] = [params.get(`${name}From`), params.get(`${name}To`)]
    if (from === null && to === null) return undefined
    const range: [Bound | undefined, Bound | undefined] = [
      from === null ? undefined : read(from, false),
      to === null ? undefined : read(to, true),
    ]
    if (range[0] !== undefined && range[1] !== undefined && range[0] > range[1])
      errors.push({ pointer: `/${name}From`, message: 'parameter.range_reversed' })
    return range
  }

  function testOf(
    name: string,
    filter: ListFilter<Record>,
  ): ((record: Record) => boolean) | undefined {
    switch (filter.kind) {
      case 'choice': {
        const wanted = new Set(params.getAll(name))
        if (wanted.size === 0) return undefined
        return (record) => valuesOf(filter, record, caller).some((value) => wanted.has(value))
      }
      case 'number':
        return within(bounds(name, Number), (record: Record) => filter.of(record, caller))
      case 'money': {
        const range = bounds(name, Number)
        const currency = params.get(`${name}Currency`)
        if ((range === undefined) !== (currency === null))
          errors.push({
            pointer: `/${name}Currency`,
            message: 'parameter.currency_missing',
          })
        return within(range, (record) => {
          const money = filter.of(record, caller)
          return money?.currency === currency ? (money?.amount ?? null) : null
        })
      }
      default:
        return within(
          bounds(name, (text, isEnd) =>
            filter.kind === 'day' ? text : momentOf(text, isEnd, caller.dayOffset),
          ),
          (record: Record) => filter.of(record, caller),
        )
    }
  }

  const tests = Object.entries(source.filters).flatMap(([name, filter]) => {
    const test = testOf(name, filter)
    return test ? { name, test } : []
  })
  if (errors.length > 0) throw badQuery(errors)
  return {
    page: Number(params.get('page') ?? 1),
    pageSize: Number(params.get('pageSize') ?? defaultPageSize),
    sorts: valuesBetweenCommas(params.get('sort') ?? '').map((entry) => ({
      key: entry.replace(/^-/, ''),
      isDescending: entry.startsWith('-'),
    })),
    words: normalizeForSearch(params.get('q') ?? '')
      .split(' ')
      .filter(Boolean),
    tests,
    facets: valuesBetweenCommas(params.get('facets') ?? ''),
  }
}

function badQuery(errors: readonly FieldFault[]) {
  return refuse(422, 'validation', 'query.list_invalid', { errors })
}

/** Returns an instant unchanged; for a day, its first or last second. */
function momentOf(text: string, isEnd: boolean, dayOffset: number): string {
  if (text.includes('T')) return text
  const at = Date.parse(`${text}T${isEnd ? '23:59:59' : '00:00:00'}Z`) - dayOffset
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}

/** Values of a record that a filter compares. */
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
