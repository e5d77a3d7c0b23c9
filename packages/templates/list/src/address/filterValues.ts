import { currencies } from '@console/core/contracts'
import type { ListFilter } from '../config/config'

const tokenForm = /^[A-Za-z0-9_-]{16,64}$/
const maxValues = 20
const longestValue = 100

/** Parameters of a filter in the address and in requests. */
export function paramsOf({ kind, id }: ListFilter): readonly string[] {
  switch (kind) {
    case 'dates':
    case 'numbers':
      return [`${id}From`, `${id}To`]
    case 'money':
      return [`${id}From`, `${id}To`, `${id}Currency`]
    default:
      return [id]
  }
}

/** Parses the filters of an address; invalid ones are omitted. */
export function readFilters(
  filters: readonly ListFilter[],
  params: URLSearchParams,
): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {}
  for (const filter of filters) {
    const names = paramsOf(filter)
    const values = names.map((name) => readValues(filter, name, params.getAll(name)))
    const [from, to, currency] = values.map(([first]) => first)
    if (names.length > 1 && from !== undefined && to !== undefined && isAfter(filter, from, to))
      continue
    // An amount without a currency means nothing, nor does a currency alone.
    if (filter.kind === 'money' && (!currency || (from === undefined && to === undefined))) continue
    for (const [index, name] of names.entries()) {
      const legal = values[index] ?? []
      if (legal.length > 0) found[name] = legal
    }
  }
  return found
}

/** Replaces the values of one filter; without any it is removed. */
export function withValues(
  filters: Readonly<Record<string, readonly string[]>>,
  changed: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  const all = Object.entries({ ...filters, ...changed })
  return Object.fromEntries(all.filter(([, values]) => values.length > 0))
}

/** Removes one filter. */
export function withoutFilter(
  filters: Readonly<Record<string, readonly string[]>>,
  filter: ListFilter,
): Record<string, readonly string[]> {
  return withValues(filters, Object.fromEntries(paramsOf(filter).map((name) => [name, []])))
}

/** Reports whether a filter is set. */
export function isFiltered(
  filters: Readonly<Record<string, readonly string[]>>,
  filter: ListFilter,
): boolean {
  return paramsOf(filter).some((name) => filters[name] !== undefined)
}

function readValues(filter: ListFilter, name: string, given: readonly string[]): readonly string[] {
  const isOne = filter.kind !== 'choice' || filter.isSingle
  const legal = [...new Set(given)].filter((value) => isLegal(filter, name, value))
  return legal.slice(0, isOne ? 1 : maxValues)
}

function isLegal(filter: ListFilter, name: string, value: string): boolean {
  switch (filter.kind) {
    case 'choice':
      return typeof filter.options === 'string'
        ? value !== '' && value.length <= longestValue
        : filter.options.some((option) => option.value === value)
    case 'flag':
      return value === 'true'
    case 'dates':
      return isDay(value)
    case 'numbers':
      return /^-?\d{1,9}$/.test(value)
    case 'money':
      return name === `${filter.id}Currency`
        ? Object.hasOwn(currencies, value)
        : /^\d{1,15}$/.test(value)
    case 'record':
      return tokenForm.test(value)
  }
}

/** Reports whether a day exists: not 2026-02-30. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

function isAfter({ kind }: ListFilter, from: string, to: string): boolean {
  return kind === 'dates' ? from > to : Number(from) > Number(to)
}
