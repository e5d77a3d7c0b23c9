import {
  type AnyFields,
  type KnownField,
  parameterOf,
  searchTextsOf,
  type StoredOf,
} from '@console/core/fields'
import { type Money, type Name, nameOfRef, type Ref } from '@console/core/contracts'
import { textIn } from '@console/core/i18n'
import type { SampleDatabase } from '../store/store'
import { listParameters } from './listParameters'
import type { ListCaller, ListFilter, ListSource, Values } from './listSource'

/** Reads a value of a record for a caller. */
type Reader<Record, Value> = (record: Record, caller: ListCaller) => Value

/** Answers for fields that no row contains: the server provides a function for each. */
export type Answers<All extends AnyFields, Record> = {
  readonly [Name in keyof All as All[Name] extends { of: unknown } ? never : Name]: Reader<
    Record,
    Values | boolean
  >
}

/** Source of a resource's lists. */
export interface ListParts<All extends AnyFields, Record> {
  fields: All
  answers: Answers<All, Record>
  /** Object that the fields are read from; missing if that is the record itself. */
  readAs?(record: Record, database: SampleDatabase): StoredOf<All>
}

/** List features of a field. */
interface Uses<Record> {
  sort?: Reader<Record, string | number | Money | null>
  filter?: ListFilter<Record>
  /** Name of the filter's values. */
  called?: Reader<Record, Name | null>
  money?: Reader<Record, Money | null>
}

/** Source of a list: its fields declare what can be searched, sorted, filtered and summed. */
export function listOfFields<All extends AnyFields, Record>({
  fields,
  answers,
  readAs,
}: ListParts<All, Record>): Omit<ListSource<Record>, 'token'> {
  const answering: { readonly [name: string]: Reader<Record, Values | boolean> } = answers
  const read: Read<Record> =
    (of) =>
    (record, { database }) =>
      of(readAs ? readAs(record, database) : record)

  const uses = Object.entries(fields).map(([name, field]) => {
    if (field.of) {
      const texts = read<readonly string[]>((row) => searchTextsOf(field, row))
      return { name, field, texts, ...usesOf(field, read) }
    }
    const answer = answering[name]
    if (!answer) throw new Error(`No answer is given about ${name}`)
    const texts: Reader<Record, readonly string[]> = (...asked) =>
      [answer(...asked) ?? []].flat().map(String)
    return { name, field, texts, ...valued(answer, 'values' in field ? field.values : undefined) }
  })
  const searched = uses.filter(({ field }) => field.searched)
  const totalled = uses.find(({ field }) => 'totalled' in field && field.totalled)?.money
  return {
    parameters: listParameters(fields),
    searched: (record, caller) => searched.flatMap(({ texts }) => texts(record, caller)),
    sorts: Object.fromEntries(
      uses.flatMap(({ name, field, sort }) =>
        'sorted' in field && field.sorted && sort ? [[name, sort]] : [],
      ),
    ),
    filters: Object.fromEntries(
      uses.flatMap(({ name, field, filter }) => {
        const parameter = parameterOf(name, field)
        return parameter !== undefined && filter ? [[parameter, filter]] : []
      }),
    ),
    names: Object.fromEntries(
      uses.flatMap(({ name, field, called }) => {
        const parameter = parameterOf(name, field)
        return parameter !== undefined && called ? [[parameter, called]] : []
      }),
    ),
    ...(totalled ? { totalled } : {}),
  }
}

/** Turns a reader of a row into a reader of a record. Only the field knows the type of the row. */
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any

type Read<Record> = <Value>(of: (row: Anything) => Value) => Reader<Record, Value>

function usesOf<Record>(field: KnownField<Anything>, read: Read<Record>): Uses<Record> {
  switch (field.type) {
    case 'text': {
      const called = read(field.of)
      return { ...named(called), called }
    }
    case 'texts':
      return valued(read<Values>(field.of))
    case 'choice': {
      const { of, values } = field
      return {
        ...valued(read(of), values),
        sort: read((row: Anything) => {
          const value = of(row)
          return value === null ? null : values.indexOf(value)
        }),
      }
    }
    case 'choices':
      return valued(read(field.of), field.values)
    case 'reference':
      return referring(read(field.of))
    case 'references':
      return referringAll(read(field.of))
    case 'flag':
      return valued(read(field.of), ['true', 'false'])
    case 'count':
    case 'rate': {
      const number = read(field.of)
      return { sort: number, filter: { kind: 'number', of: number } }
    }
    case 'instant':
    case 'day': {
      const at = read(field.of)
      return { sort: at, filter: { kind: field.type === 'day' ? 'day' : 'time', of: at } }
    }
    case 'money': {
      const money = read(field.of)
      return {
        money,
        sort: money,
        filter: { kind: 'money', of: money },
      }
    }
    case 'amounts': {
      const { of } = field
      // Amounts in several currencies are never added: the largest single one counts.
      return { sort: read((row: Anything) => Math.max(0, ...of(row).map(({ amount }) => amount))) }
    }
  }
}

/**
 * Feature of a field with one value or several, any of which matches. Filters run over thousands of records: nothing is
 * allocated for each.
 */
function valued<Record>(
  of: Reader<Record, Values | boolean>,
  values?: readonly string[],
): Uses<Record> {
  const value = (record: Record, caller: ListCaller) => {
    const shown = of(record, caller)
    return typeof shown === 'boolean' ? String(shown) : shown
  }
  return {
    sort: (record, caller) => firstOf(value(record, caller)),
    filter: { kind: 'choice', of: value, ...(values ? { values } : {}) },
  }
}

/** Reference to another record: sorted by its label, filtered by its token. */
function referring<Record>(of: Reader<Record, Ref | null>): Uses<Record> {
  return {
    ...named((record, caller) => refName(of(record, caller))),
    filter: { kind: 'choice', of: (record, caller) => of(record, caller)?.token ?? null },
  }
}

/** Reference to several records. */
function referringAll<Record>(of: Reader<Record, readonly Ref[]>): Uses<Record> {
  return {
    sort: named<Record>((record, caller) => refName(of(record, caller)[0])).sort,
    filter: {
      kind: 'choice',
      of: (record, caller) => of(record, caller).map(({ token }) => token),
    },
  }
}

/** A name: sorted in the caller's language, filtered by its English. */
function named<Record>(
  of: Reader<Record, Name | null>,
): Required<Pick<Uses<Record>, 'sort' | 'filter'>> {
  return {
    sort: (record, caller) => {
      const name = of(record, caller)
      return name === null ? null : textIn(name, caller.language)
    },
    filter: {
      kind: 'choice',
      of: (record, caller) => {
        const name = of(record, caller)
        return name === null ? null : textIn(name, 'en')
      },
    },
  }
}

function refName(named: Ref | null | undefined): Name | null {
  return named ? nameOfRef(named) : null
}

function firstOf(values: Values): string | null {
  return (typeof values === 'string' ? values : values?.[0]) ?? null
}
