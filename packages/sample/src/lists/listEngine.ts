import { currencies, type Money, type Text } from '@console/core/contracts'
import { normalizeForSearch, type LanguageId } from '@console/core/i18n'
import { eachSafely, safely } from '../server/eachSafely'
import type { ListCaller, ListSource } from './listSource'
import { type ListQuery, valuesOf } from './readListQuery'

/** Result of a query, unordered: all records, and the number for each value of its facets. */
export interface QueryMatches<Record> {
  records: readonly Record[]
  facets: { [name: string]: { [value: string]: number } }
  /** Names of the values of its facets and filters in several languages; missing for values with one name. */
  names?: { [name: string]: { [value: string]: Text } }
}

/**
 * Creates the engine of a list, which caches its normalized texts and sort orders.
 *
 * A facet counts what the other filters and the search leave, so that it shows the result of another choice.
 */
export function createListEngine<Record extends object>(source: ListSource<Record>) {
  const folded = new WeakMap<Record, string>()
  const orders = new Map<string, Map<string, number>>()

  function textOf(record: Record, caller: ListCaller): string {
    let text = folded.get(record)
    if (text === undefined) {
      text = source.searched(record, caller).map(normalizeForSearch).join('\n')
      folded.set(record, text)
    }
    return text
  }

  /** Ranks of all texts of a sort; recomputed when an unknown text appears. */
  function orderOf(
    sort: string,
    texts: readonly string[],
    language: LanguageId,
  ): Map<string, number> {
    const key = `${language} ${sort}`
    const known = orders.get(key)
    if (known && texts.every((text) => known.has(text))) return known
    const all = [...new Set([...(known?.keys() ?? []), ...texts])].toSorted(
      collators[language].compare,
    )
    const order = new Map(all.map((text, place) => [text, place]))
    orders.set(key, order)
    return order
  }

  /**
   * Sort keys: numbers, and the ranks of texts. The smallest comes first, and missing values last. Amounts in two currencies
   * cannot be compared: the currency comes first, in either direction.
   */
  function keysOf(
    { key, isDescending }: ListQuery<Record>['sorts'][number],
    records: readonly Record[],
    caller: ListCaller,
  ): Float64Array[] {
    const all = records.map((record) =>
      safely(record, () => source.sorts[key]?.(record, caller) ?? null, null),
    )
    const values = all.map((value) => (isMoney(value) ? value.amount : value))
    const places = Float64Array.from(all, (value) =>
      isMoney(value) ? currencyCodes.indexOf(value.currency) : Infinity,
    )
    const order = orderOf(
      key,
      values.filter((value) => typeof value === 'string'),
      caller.language,
    )
    const sign = isDescending ? -1 : 1
    const compared = Float64Array.from(values, (value) => {
      const place = typeof value === 'string' ? order.get(value) : value
      return place === null || place === undefined ? Infinity : place * sign
    })
    return all.some(isMoney) ? [places, compared] : [compared]
  }

  /** Sorts records by keys and finally by their tokens, so that no record is on two pages. */
  function sorted(
    records: readonly Record[],
    sorts: ListQuery<Record>['sorts'],
    caller: ListCaller,
  ): Record[] {
    const columns = sorts.flatMap((sort) => keysOf(sort, records, caller))
    const tokens = records.map(source.token)
    return records
      .map((_, place) => place)
      .toSorted((one, other) => {
        for (let column = 0; column < columns.length; column += 1) {
          const first = columns[column]?.[one] ?? Infinity
          const second = columns[column]?.[other] ?? Infinity
          if (first !== second) return first < second ? -1 : 1
        }
        return (tokens[one] ?? '') < (tokens[other] ?? '') ? -1 : 1
      })
      .map((place) => records[place] as Record)
  }

  /** Names of all values of the facets and filters that have names in several languages. */
  function namesFor(
    asked: readonly string[],
    records: readonly Record[],
    caller: ListCaller,
  ): Pick<QueryMatches<Record>, 'names'> {
    const names = asked.flatMap((name) => {
      const all = eachSafely(records, (record) => {
        const called = source.names[name]?.(record, caller)
        return typeof called === 'object' && called !== null ? [[called.en, called] as const] : []
      }).flat()
      return all.length === 0 ? [] : [[name, Object.fromEntries(all)] as const]
    })
    return names.length === 0 ? {} : { names: Object.fromEntries(names) }
  }

  return {
    sorted,
    find(
      records: readonly Record[],
      { words, tests, facets }: ListQuery<Record>,
      caller: ListCaller,
    ): QueryMatches<Record> {
      const found: Record[] = []
      const counters = facets.flatMap((name): Counter<Record>[] => {
        const filter = source.filters[name]
        const place = tests.findIndex((test) => test.name === name)
        return filter?.kind === 'choice' ? [{ name, filter, place, counts: {} }] : []
      })

      eachSafely(records, (record) => {
        if (words.length > 0) {
          const text = textOf(record, caller)
          if (!words.every((word) => text.includes(word))) return
        }
        const failed = onlyFailure(tests, record)
        if (failed === undefined) return
        // All values are read before any is counted, so that a record that throws is counted nowhere.
        const read = counters.flatMap(({ filter, place, counts }) =>
          failed === -1 || failed === place
            ? [{ counts, values: valuesOf(filter, record, caller) }]
            : [],
        )
        if (failed === -1) found.push(record)
        for (const { counts, values } of read)
          for (const value of values) counts[value] = (counts[value] ?? 0) + 1
      })
      return {
        records: found,
        facets: Object.fromEntries(counters.map(({ name, counts }) => [name, counts])),
        ...namesFor([...facets, ...tests.map(({ name }) => name)], records, caller),
      }
    },
  }
}

interface Counter<Record> {
  name: string
  filter: Parameters<typeof valuesOf<Record>>[0]
  /** Index of the test that this facet does not count by; -1 if it has no filter. */
  place: number
  counts: { [value: string]: number }
}

const collators = {
  en: new Intl.Collator('en'),
  tr: new Intl.Collator('tr'),
  ar: new Intl.Collator('ar'),
}

const currencyCodes: readonly string[] = Object.keys(currencies).toSorted()

function isMoney(value: string | number | Money | null): value is Money {
  return typeof value === 'object' && value !== null
}

/** -1 if a record passes every test, the index of the only test it fails, undefined if it fails more. */
function onlyFailure<Record>(
  tests: ListQuery<Record>['tests'],
  record: Record,
): number | undefined {
  let failed = -1
  for (let place = 0; place < tests.length; place += 1) {
    if (tests[place]?.test(record)) continue
    if (failed !== -1) return undefined
    failed = place
  }
  return failed
}
