import type { ActionableRow, ActionOf } from '@console/core/kinds'
import type { Money, Page } from '@console/core/contracts'
import type { AnyFields, ParameterOf, QueryOf, SortedOf, SortOf } from '@console/core/fields'
import type { Formats, FullKey, Namespace, WordKey } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import type { Resource } from '@console/core/resources'
import type { ComponentType, ReactNode } from 'react'
import { type ActionForms, type BulkForms, requireForms } from '@console/decision'

/** What cells are drawn with. */
export interface CellContext<Key extends string = string> {
  formats: Formats
  /** Words of the list's namespace, and by their full keys those of others. */
  t(key: Key | FullKey, values?: Readonly<Record<string, string | number>>): string
  /** The server's clock when the rows were read: ages are counted from it. */
  now: Date
  /** What values that are filtered by are called, by the filter and the value; left out where none has names in several languages. */
  names?: Page<never>['names']
}

/** One column. The first of a list is its name column: always shown, always first, its cell is the link to the record. */
export interface ListColumn<Row, Key extends string = string, Sort extends string = string> {
  id: string
  title: Key
  /**
   * In pixels at the usual size of texts: what it has where there is room. The name column takes what is left over, and more
   * than this.
   */
  width: number
  /** How narrow it may become before others leave (`leastWidth` has what most may): a figure has to stand in it whole. */
  least?: number
  align?: 'start' | 'end'
  /** Its key in `sort`; left out where the server does not sort by it. */
  sort?: Sort
  /** Amounts, which the server sorts within their currencies. */
  isMoney?: true
  /** A status: its word says by itself what it is, whatever stands over it. */
  isStatus?: true
  /**
   * How much it matters: where there is no room for all, those of 3 leave first, and of equals the last (`fitColumns`). What one
   * decides by is 1: status, amount, when it is due. Which of 1 and 2 stand in a card, `cardPlaces` says.
   */
  priority: 1 | 2 | 3
  /** Not shown until it is chosen. */
  isOptional?: boolean
  /**
   * What the cell shows, where it is more than its text. It is drawn hundreds of times: plain spans with the marks of
   * `cells.tsx`, no styled component, no hook. The name column's is inside the link: nothing to press.
   */
  cell?(row: Row, context: CellContext<Key>): ReactNode
  /** What the cell says, whole: shown where there is no `cell`, and in tooltips. */
  text(row: Row, context: CellContext<Key>): string
  /** The columns that stand for it in a CSV file, where that is not one with its text; none where another has it. */
  csv?: readonly CsvColumn<Row, Key>[]
}

/** What a CSV file holds of a column (decision 0010). A cell without anything is null, never a dash. */
export type CsvColumn<Row, Key extends string = string> = {
  /** Its head; left out where it is the title of the list's column. */
  title?: Key
} & (
  | {
      /** One column: a number without any format, an instant or a day as the server writes it, a whole text. */
      value(row: Row, context: CellContext<Key>): string | number | null
    }
  | {
      /** Two columns: what the list's column says, and beside it the code, or codes, that the server knows it by. */
      code(row: Row): string | readonly string[] | null
    }
  | {
      /** Two columns: the amount, and its currency. */
      money(row: Row): Money | null
    }
  | {
      /** One column for each currency that any row has: amounts of two currencies are never in one. */
      sums(row: Row): readonly Money[]
    }
)

/** One value of a choice. */
export interface FilterOption<Key extends string = string> {
  value: string
  title: Key
}

/** One filter. `id` is its parameter in the address and over the wire. */
export type ListFilter<Key extends string = string, Parameter extends string = string> = {
  id: Parameter
  title: Key
  /** Stands as a button of its own; the others are behind "Add filter". */
  isPinned?: boolean
} & (
  | {
      /** Several values, any of which a row may have. Its counts come from the facet of the same name. */
      kind: 'choice'
      /** `facet`: whatever values the facet names, which are proper names and need no words; `countries`: they are codes of countries. */
      options: readonly FilterOption<Key>[] | 'facet' | 'countries'
      /** Only one value at a time. */
      isSingle?: boolean
    }
  /** `true`, or not asked for. */
  | { kind: 'flag' }
  /** `<id>From` and `<id>To`, both inclusive: days, or whole numbers. */
  | { kind: 'dates' | 'numbers' }
  /** `<id>From` and `<id>To`, both inclusive, in the smallest units of `<id>Currency`: never without it. */
  | { kind: 'money' }
  /** Another record by its token, found by its name. */
  | { kind: 'record'; resource: Resource<ActionableRow> }
)

/** A tab over the list. The first of a list is the one that it opens with. */
export interface ListView<Key extends string = string, Fields extends AnyFields = AnyFields> {
  /** What stands in the address as `view`. */
  id: string
  title: Key
  /**
   * Filters, and `sort` where it is not the list's. They go over the list's fixed query, and what the reader filters goes
   * over them; an empty list takes a parameter of the fixed query away.
   */
  query: QueryOf<Fields>
  /**
   * The ids of the columns that the view opens with, in their order, where they are others than the list's. Views with the same array
   * share what the reader chooses.
   */
  columns?: readonly string[]
}

/** A place that the menu of a row leads to, beside the record itself. */
export interface RowLink<Row, Key extends string = string> {
  id: string
  title: Key
  /** The capability that the place needs; left out where everybody may go there. */
  needs?: Capability
  /** Null where this row does not lead there. */
  to(row: Row): string | null
}

/** A place that all chosen rows lead to together, as what is printed of them. */
export interface BulkLink<Row, Key extends string = string> {
  id: string
  title: Key
  needs?: Capability
  /** How many rows it takes at least. Default: 1. */
  least?: number
  /** How many rows it takes at most. */
  most: number
  to(rows: readonly Row[]): string
}

/** What a preview is given. */
export interface PreviewProps<Row> {
  row: Row
}

/** What a screen that stands instead of a list is given. */
export interface AlternateProps {
  /** Of the parameter that asks for it. Another value is another screen: nothing of the former is kept. */
  value: string
}

/** A list route: everything by which one differs from another. */
export interface ListConfig<
  Row extends ActionableRow,
  Key extends string = string,
  Fields extends AnyFields = AnyFields,
> {
  /** The reader's columns and saved views of this list are kept under it, for example `approve-product`. */
  id: string
  /** Whose words the keys are. */
  namespace: Namespace
  title: Key
  resource: Resource<Row, Row, Fields>
  /** What is always asked for, whatever view and filters are chosen. */
  fixed: QueryOf<Fields>
  columns: readonly ListColumn<Row, Key, SortedOf<Fields>>[]
  filters: readonly ListFilter<Key, ParameterOf<Fields>>[]
  /** What the sums are of that the server tells of all rows that match; they stand in the header, one for each currency. */
  totals?: Key
  /** For example `-overdue,dueAt`: a comma list, `-` sorts down. */
  sort: SortOf<Fields>
  views: readonly ListView<Key, Fields>[]
  /** What can be decided in a row's menu and by letter, in this order; left out where nothing is. */
  rowActions?: readonly ActionOf<Row>[]
  /** Each row has a button of its next step: the first of `rowActions` that goes on and can be taken now. */
  hasNextStep?: true
  /** What can be decided about all selected rows, in this order. Without any, and without `bulkLinks`, rows have no checkboxes. */
  bulkActions?: readonly ActionOf<Row>[]
  /** The own forms of actions: of each in `rowActions` that has one. In the preview, too, what has none here is not offered. */
  forms?: ActionForms<Row>
  /** The forms of `bulkActions` with which something is said of each row by itself; each that has an own form has one of these. */
  bulkForms?: BulkForms<Row>
  /** The names of fields by JSON pointer that messages to the owner can be attached to, as on the record's screen. */
  fieldLabels?: Readonly<Record<string, Key>>
  rowLinks?: readonly RowLink<Row, Key>[]
  bulkLinks?: readonly BulkLink<Row, Key>[]
  /** Fetches the body of the preview pane; without one the list has none. */
  preview?: () => Promise<ComponentType<PreviewProps<Row>>>
  /**
   * The address of the record's own screen, without the list it came from: the template adds `from`. Left out where a record has
   * no screen: its name opens its preview, if there is one.
   */
  recordPath?(row: Row): string
  /** What the link is called, where `recordPath` leads to another record that the row is about. */
  recordTitle?: Key
  /** What is begun from the list: the one button beside its title. Who may not begin it does not see it. */
  primary?: { title: Key; to: string; needs?: Capability; isWritten?: true }
  /** What stands between the title and the views. */
  Intro?: ComponentType
  /** Screens that stand at the list's address instead of it, by the parameter that asks for one. Each is fetched when it is shown. */
  alternates?: Readonly<Record<string, () => Promise<(props: AlternateProps) => ReactNode>>>
  /** What is said where the list has no rows at all, and the one thing to do next. */
  empty: { text: Key; next?: { title: Key; to: string } }
}

/**
 * Declares a list. Its keys are those of the words of `namespace`, or full ones.
 * @throws Error where the own form of an action is missing
 * @example export const approveProduct = defineList<ProductRow>()({ namespace: 'products', … })
 */
export function defineList<Row extends ActionableRow>() {
  return <Name extends Namespace, Fields extends AnyFields>(
    config: ListConfig<Row, WordKey<Name> | FullKey, Fields> & { namespace: Name },
  ): ListConfig<Row> => {
    const { id, resource, forms, rowActions = [], bulkForms, bulkActions = [] } = config
    requireForms(id, resource.kinds, forms, rowActions)
    requireForms(`${id}, for many,`, resource.kinds, bulkForms, bulkActions)
    // The template reads the configuration as it is given.
    return config as unknown as ListConfig<Row>
  }
}
