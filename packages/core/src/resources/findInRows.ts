import { type Money, nameOfRef } from '../contracts'
import { type AnyFields, createSearch, type Field, type ListQuery, parameterOf } from '../fields'
import { isLanguageId, defaultLanguage, type LanguageId, localeOf, textIn } from '../i18n'

/** Comparable value of a field. */
type Compared = string | number | null

/** One field of any row. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a row is, only the field knows
type AnyField = Field<any>

/** The parameters of a query, as a query string. */
export function paramsOf(query: ListQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  )
}

/**
 * Matching rows of a complete list, sorted: by the fields that the resource declares, as a server of the marketplace would. Days are in
 * UTC; texts are in the page's language, and ordered by it.
 */
export function findInRows<Row>(
  fields: AnyFields,
  rows: readonly Row[],
  params: URLSearchParams,
): Row[] {
  const all = Object.entries(fields)
  const isMatch = createSearch(fields, params.get('q') ?? '')
  const found = rows.filter(
    (row) => isMatch(row) && all.every(([name, field]) => passes(name, field, row, params)),
  )
  const sorts = (params.get('sort') ?? '').split(',').flatMap((key) => {
    const field = fields[key.replace(/^-/, '')]
    return field ? [{ field, sign: key.startsWith('-') ? -1 : 1 }] : []
  })
  const language = pageLanguage()
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true })
  return found.toSorted((one, other) => {
    for (const { field, sign } of sorts) {
      const [first, second] = [comparedOf(field, one, language), comparedOf(field, other, language)]
      const order = orderOf(first, second, sign, compare)
      if (order !== 0) return order
    }
    return 0
  })
}

/** Number of rows per value of a filter, among those that match the rest of the query: the number of hits for another choice of it. */
export function facetIn(
  fields: AnyFields,
  rows: readonly unknown[],
  params: URLSearchParams,
  parameter: string,
): Record<string, number> {
  const [, field] =
    Object.entries(fields).find(([name, each]) => parameterOf(name, each) === parameter) ?? []
  if (!field) return {}
  const others = new URLSearchParams([...params].filter(([name]) => name !== parameter))
  const counts: Record<string, number> = {}
  for (const row of findInRows(fields, rows, others))
    for (const value of valuesOf(field, row)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function passes(name: string, field: AnyField, row: unknown, params: URLSearchParams): boolean {
  const parameter = parameterOf(name, field)
  if (parameter === undefined) return true
  const wanted = params.getAll(parameter)
  if (wanted.length > 0) return valuesOf(field, row).some((value) => wanted.includes(value))
  const [from, to] = [params.get(`${parameter}From`), params.get(`${parameter}To`)]
  if (from === null && to === null) return true
  const currency = params.get(`${parameter}Currency`)
  if (field.type === 'money' && field.of && field.of(row)?.currency !== currency) return false
  const value = comparedOf(field, row, defaultLanguage)
  if (value === null) return false
  // Moments are filtered by day.
  if (typeof value === 'string') {
    const day = value.slice(0, 10)
    return (from === null || day >= from.slice(0, 10)) && (to === null || day <= to.slice(0, 10))
  }
  return (from === null || value >= Number(from)) && (to === null || value <= Number(to))
}

/** Filterable values of a row's field. */
function valuesOf(field: AnyField, row: unknown): string[] {
  if (!field.of) return []
  const value: unknown = field.of(row)
  if (value === null || typeof value === 'number') return []
  if (typeof value === 'object' && !Array.isArray(value))
    return 'token' in value ? [String(value.token)] : Object.values(value).map(String)
  return [value].flat().map((each: unknown) =>
    // Of several records, each has a token.
    typeof each === 'object' && each !== null && 'token' in each
      ? String(each.token)
      : String(each),
  )
}

function comparedOf(field: AnyField, row: unknown, language: LanguageId): Compared {
  if (!field.of) return null
  switch (field.type) {
    case 'money':
      return field.of(row)?.amount ?? null
    case 'amounts':
      return Math.max(0, ...field.of(row).map(({ amount }: Money) => amount))
    case 'count':
    case 'rate':
    case 'instant':
    case 'day':
      return field.of(row)
    case 'choice': {
      const value = field.of(row)
      return value === null ? null : field.values.indexOf(value)
    }
    case 'text': {
      const name = field.of(row)
      return name === null ? null : textIn(name, language)
    }
    case 'reference': {
      const other = field.of(row)
      return other === null ? null : textIn(nameOfRef(other), language)
    }
    default:
      return valuesOf(field, row)[0] ?? null
  }
}

/** Language of the page; English outside a browser. */
function pageLanguage(): LanguageId {
  const lang = globalThis.document?.documentElement.lang
  return isLanguageId(lang) ? lang : defaultLanguage
}

/** Missing values come last, in both directions. */
function orderOf(
  one: Compared,
  other: Compared,
  sign: number,
  compare: (one: string, other: string) => number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' && typeof other === 'number'
    ? sign * (one - other)
    : sign * compare(String(one), String(other))
}
