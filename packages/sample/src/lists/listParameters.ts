import { currencies, defaultPageSize, pageSizes } from '@console/core/contracts'
import { type AnyFields, type Field, parameterOf } from '@console/core/fields'
import * as z from 'zod/mini'
import { faultMessage, integer, oneOf, type Parameter, type Parameters } from '../server/parameters'

/** Maximum length of a search, for every list. */
const longestSearch = 100
const maxSorts = 3
const maxFacets = 4

const someText = z.string().check(z.minLength(1, faultMessage('parameter.empty')))
const aDay = z.iso.date(faultMessage('parameter.not_day'))
const aMoment = z.union(
  [z.iso.date(), z.iso.datetime({ precision: 0 })],
  faultMessage('parameter.not_instant'),
)

/** Filter of a field: by some of its values, or by a range. */
function filterOf({ type }: Pick<Field<never>, 'type'>) {
  switch (type) {
    case 'count':
    case 'rate':
      return 'number'
    case 'instant':
      return 'time'
    case 'day':
    case 'money':
      return type
    case 'amounts':
      return undefined
    default:
      return 'choice'
  }
}

/** Parameters of a list, by the fields of its records: search, sorts, filters and facets. */
export function listParameters(fields: AnyFields): Parameters {
  const filters = Object.entries(fields).flatMap(([name, field]) => {
    const parameter = parameterOf(name, field)
    return parameter === undefined ? [] : [{ parameter, field, filter: filterOf(field) }]
  })
  const sorts = Object.entries(fields).flatMap(([name, field]) =>
    'sorted' in field && field.sorted ? [name] : [],
  )
  const facets = filters.flatMap(({ parameter, filter }) => (filter === 'choice' ? parameter : []))
  return {
    page: { value: integer(1, 'parameter.page_low') },
    pageSize: { value: pageSize },
    ...(sorts.length > 0 && {
      sort: listOf(
        sorts.flatMap((key) => [key, `-${key}`]),
        maxSorts,
      ),
    }),
    q: {
      value: z.string().check(z.maxLength(longestSearch, faultMessage('parameter.too_long'))),
    },
    ...(facets.length > 0 && { facets: listOf(facets, maxFacets) }),
    ...Object.assign({}, ...filters.map(({ parameter, field }) => parametersOf(parameter, field))),
  }
}

const pageSize = z.codec(
  z.string(),
  z.literal([...pageSizes], faultMessage('parameter.page_size')),
  { decode: (text) => Number(text) as typeof defaultPageSize, encode: String },
)

function listOf(values: readonly string[], max: number): Parameter {
  return { value: oneOf(values), several: 'commas', max }
}

/** Parameters that filter by a field. */
function parametersOf(name: string, field: Field<never>): Parameters {
  const between = (value: z.ZodMiniType) => ({
    [`${name}From`]: { value },
    [`${name}To`]: { value },
  })
  switch (filterOf(field)) {
    case 'number':
      return between(integer())
    case 'time':
      return between(aMoment)
    case 'day':
      return between(aDay)
    case 'money':
      return {
        ...between(integer()),
        [`${name}Currency`]: { value: oneOf(Object.keys(currencies)) },
      }
    case 'choice':
      return { [name]: { value: choiceOf(field), several: 'repeated' } }
    default:
      return {}
  }
}

function choiceOf(field: Field<never>): z.ZodMiniType {
  if ('values' in field) return oneOf(field.values)
  return field.type === 'flag' ? oneOf(['true', 'false']) : someText
}
