import {
  type AnyFields,
  type Field,
  type ParameterOf,
  parameterOf,
  type SortedOf,
} from '@console/core/fields'
import type { ActionableRow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import type { ChipTone } from './cells'
import { type ColumnField, type ColumnMessages, lookOf } from './columns'
import type { ListColumn, ListFilter } from '../config/config'

type ValueOf<One> = One extends { values: readonly (infer Value extends string)[] } ? Value : never

/** Value type of a field; a row that was read may have a value that the server omits. */
type ReportedBy<One> = One extends { of(row: never): infer Reported } ? Reported : string | null

/** Filter of a field, beyond what the field defines. */
interface ShownFilter {
  /** Title, if it differs from the field's. */
  title?: string
  isPinned?: true
  isSingle?: true
  /** Set for country codes: the options are those that the server counts, with the countries' names. */
  isCountry?: true
  /** Values to choose from; for a reference, names of some records. */
  values?: readonly string[]
  /** Prefix of the message keys of its values, if it differs from the field's. */
  messages?: string
  /** Resource of the records to filter by. Without it the options are those that the server counts. */
  resource?: Resource<ActionableRow>
}

/** Field in the lists of a feature. With a priority it is a column, with a filter a filter. */
type Shown<Row, One> = Omit<ColumnMessages, 'statuses' | 'messages'> &
  Partial<
    Pick<ListColumn<Row>, 'width' | 'min' | 'align' | 'isOptional' | 'text' | 'cell' | 'csv'>
  > & {
    title: string
    priority?: One extends { type: 'flag' } ? never : ListColumn<Row>['priority']
    /** Value of the column, if it differs from the field: a signed amount. */
    of?(row: Row): ReportedBy<One>
    filter?: One extends { filtered: true | string } ? true | ShownFilter : never
  } & ([ValueOf<One>] extends [never]
    ? { messages?: undefined; statuses?: undefined }
    : { messages: string; statuses?: Readonly<Record<ValueOf<One>, { tone: ChipTone }>> })

/** Fields that the lists of a feature show, by name. */
type AllShown<Row, Fields> = { [Name in keyof Fields & string]?: Shown<Row, Fields[Name]> }

type MessagesOf<How, Value extends string> = How extends { messages: infer Texts extends string }
  ? `${Texts}.${Value}`
  : never

type TitleOf<How> = How extends { title: infer Title extends string } ? Title : never
type NoneOf<How> = How extends { none: infer None extends string } ? None : never
type FilterOf<How> = How extends { filter: infer Filter } ? Filter : never

type ColumnKey<One, How> = TitleOf<How> | NoneOf<How> | MessagesOf<How, ValueOf<One>>
type FilterKey<One, How, Filter> =
  | (Filter extends { title: infer Title extends string } ? Title : TitleOf<How>)
  | MessagesOf<
      Filter extends { messages: string } ? Filter : How,
      Filter extends { values: readonly (infer Value extends string)[] } ? Value : ValueOf<One>
    >

/** Columns and filters by field name, with their message keys. */
export interface ListParts<Row, Fields extends AnyFields, All> {
  columns: {
    readonly [
      Name in keyof All & keyof Fields & string as All[Name] extends { priority: number }
        ? Name
        : never
    ]: ListColumn<Row, ColumnKey<Fields[Name], All[Name]>, SortedOf<Pick<Fields, Name>>>
  }
  filters: {
    readonly [
      Name in keyof All & keyof Fields & string as All[Name] extends { filter: unknown }
        ? Name
        : never
    ]: ListFilter<
      FilterKey<Fields[Name], All[Name], FilterOf<All[Name]>>,
      ParameterOf<Pick<Fields, Name>>
    >
  }
}

/**
 * Derives the columns and filters of lists from a resource's fields (`domain/<record>/fields.ts`): their values, sorting,
 * filtering, editors and file columns. A feature adds titles, labels of values, and widths. A column over more than one field
 * defines `text`, `cell` and `csv` itself.
 * @template Row row type of the lists
 * @throws Error when no row has a column's field
 * @example
 * export const { columns, filters } = listParts<OrderRow>()(orderFields, {
 *   total: { title: 'column.total', priority: 1, filter: true },
 *   status: { title: 'column.status', words: 'status', priority: 1, filter: { isPinned: true } },
 * })
 */
export function listParts<Row>() {
  return <const Fields extends AnyFields, const All extends AllShown<Row, Fields>>(
    fields: Fields,
    shown: All & AllShown<Row, Fields>,
  ): ListParts<Row, Fields, All> => {
    const columns: Record<string, ListColumn<Row>> = {}
    const filters: Record<string, ListFilter> = {}
    for (const [name, how] of Object.entries(shown as Record<string, AnyShown<Row>>)) {
      const field: Field<Row> | undefined = fields[name]
      if (!field) throw new Error(`There is no field ${name}`)
      if (how.priority) columns[name] = columnOf(name, field, how, how.priority)
      if (how.filter) filters[name] = filterOf(name, field, how, how.filter)
    }
    return { columns, filters } as unknown as ListParts<Row, Fields, All>
  }
}

/** Any field with its presentation. */
type AnyShown<Row> = ColumnMessages &
  Partial<Omit<ListColumn<Row>, 'title'>> & {
    title: string
    of?: unknown
    filter?: true | ShownFilter
  }

function columnOf<Row>(
  name: string,
  field: Field<Row>,
  how: AnyShown<Row>,
  priority: ListColumn<Row>['priority'],
): ListColumn<Row> {
  const { messages, statuses, isAgo, none, of, filter: _, ...own } = how
  const column = { id: name, ...own, priority, ...(isSorted(field) ? { sort: name } : {}) }
  // A column with its own text inherits nothing that depends on the field alone.
  if (how.text) return { width: 148, ...column, text: how.text }
  const reported = of === undefined ? field : ({ ...field, of } as Field<Row>)
  if (!isColumn(reported)) throw new Error(`No row tells ${name}`)
  return { ...lookOf(reported, { messages, statuses, isAgo, none }), ...column }
}

function filterOf<Row>(
  name: string,
  field: Field<Row>,
  { title, messages }: AnyShown<Row>,
  filter: true | ShownFilter,
): ListFilter {
  const own: ShownFilter = filter === true ? {} : filter
  const basics = {
    id: parameterOf(name, field) ?? name,
    title: own.title ?? title,
    isPinned: own.isPinned,
  }
  switch (field.type) {
    case 'flag':
      return { ...basics, kind: 'flag' }
    case 'instant':
    case 'day':
      return { ...basics, kind: 'dates' }
    case 'count':
    case 'rate':
      return { ...basics, kind: 'numbers' }
    case 'money':
      return { ...basics, kind: 'money' }
    default: {
      if (own.resource) return { ...basics, kind: 'record', resource: own.resource }
      const values = own.values ?? ('values' in field ? field.values : undefined)
      const options = values?.map((value) => ({
        value,
        title: `${own.messages ?? messages}.${value}`,
      }))
      const counted = own.isCountry ? 'countries' : 'facet'
      return { ...basics, kind: 'choice', isSingle: own.isSingle, options: options ?? counted }
    }
  }
}

function isSorted(field: Field<never>): boolean {
  return 'sorted' in field && field.sorted === true
}

function isColumn<Row>(field: Field<Row>): field is ColumnField<Row> {
  return field.of !== undefined && field.type !== 'flag'
}
