import type { ActionableRow, ActionOf } from '@console/core/workflows'
import type { Money, Page } from '@console/core/contracts'
import type { AnyFields, ParameterOf, QueryOf, SortedOf, SortOf } from '@console/core/fields'
import type { Formats, FullKey, Namespace, MessageKey } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import type { Resource } from '@console/core/resources'
import type { ComponentType, ReactNode } from 'react'
import { type ActionForms, type BulkForms, requireForms } from '@console/decision'

/** Context of cells. */
export interface CellContext<Key extends string = string> {
  formats: Formats
  /** Translates keys of the list's namespace, and full keys of others. */
  t(key: Key | FullKey, values?: Readonly<Record<string, string | number>>): string
  /** Server's clock when the rows were read: ages are relative to it. */
  now: Date
  /** Names of filter values, by filter and value; omitted when no value has translated names. */
  names?: Page<never>['names']
}

/** Column of a list. The first one is the name column: always shown, always first, with the link to the record. */
export interface ListColumn<Row, Key extends string = string, Sort extends string = string> {
  id: string
  title: Key
  /** Preferred width in pixels at the usual text size. The name column takes the remaining room on top. */
  width: number
  /** Minimum width before other columns are hidden (`minWidth` has the default): a figure has to fit whole. */
  min?: number
  align?: 'start' | 'end'
  /** Key in `sort`; omitted when the server does not sort by it. */
  sort?: Sort
  /** Set for amounts, which the server sorts within their currencies. */
  isMoney?: true
  /** Set for a status: its label needs no caption. */
  isStatus?: true
  /**
   * Priority: without room for all, columns of 3 are hidden first, the last among equals (`fitColumns`). Values that matter for a
   * decision are 1: status, amount, due date. `cardPlaces` selects those of 1 and 2 for a card.
   */
  priority: 1 | 2 | 3
  /** Set when it is hidden by default. */
  isOptional?: boolean
  /**
   * Content of the cell, when it is more than its text. Rendered hundreds of times: plain spans with the attributes of
   * `cells.tsx`, no styled component, no hook. The name column's is inside the link: nothing interactive.
   */
  cell?(row: Row, context: CellContext<Key>): ReactNode
  /** Full text of the cell, shown without a `cell`, and in tooltips. */
  text(row: Row, context: CellContext<Key>): string
  /** Its columns in a CSV file, other than one with its text; empty when another column includes it. */
  csv?: readonly CsvColumn<Row, Key>[]
}

/** Content of a column in a CSV file (decision 0010). An empty cell is null, never a dash. */
export type CsvColumn<Row, Key extends string = string> = {
  /** Its heading; default: the title of the list's column. */
  title?: Key
} & (
  | {
      /** One column: an unformatted number, an instant or a day in the server's notation, a full text. */
      value(row: Row, context: CellContext<Key>): string | number | null
    }
  | {
      /** Two columns: the text of the list's column, and the server's code or codes. */
      code(row: Row): string | readonly string[] | null
    }
  | {
      /** Two columns: the amount, and its currency. */
      money(row: Row): Money | null
    }
  | {
      /** One column for each currency of any row: a column never mixes currencies. */
      sums(row: Row): readonly Money[]
    }
)

/** Option of a choice. */
export interface FilterOption<Key extends string = string> {
  value: string
  title: Key
}

/** Filter. `id` is its parameter in the address and in requests. */
export type ListFilter<Key extends string = string, Parameter extends string = string> = {
  id: Parameter
  title: Key
  /** Set for a button of its own; the others are under "Add filter". */
  isPinned?: boolean
} & (
  | {
      /** Several values, of which a row may have any. Its counts come from the facet of the same name. */
      kind: 'choice'
      /** `facet`: the values of the facet, proper names without translation; `countries`: country codes. */
      options: readonly FilterOption<Key>[] | 'facet' | 'countries'
      /** Set for a single value. */
      isSingle?: boolean
    }
  /** `true`, or absent. */
  | { kind: 'flag' }
  /** `<id>From` and `<id>To`, both inclusive: days, or whole numbers. */
  | { kind: 'dates' | 'numbers' }
  /** `<id>From` and `<id>To`, both inclusive, in the smallest units of `<id>Currency`, which is required. */
  | { kind: 'money' }
  /** Another record by its token, found by its name. */
  | { kind: 'record'; resource: Resource<ActionableRow> }
)

/** Tab above the list. The first is the default. */
export interface ListView<Key extends string = string, Fields extends AnyFields = AnyFields> {
  /** Value of `view` in the address. */
  id: string
  title: Key
  /**
   * Filters, and `sort` if it differs from the list's. They override the list's fixed query, and the user's filters override
   * them; an empty list removes a parameter of the fixed query.
   */
  query: QueryOf<Fields>
  /** Ids of the view's default columns in order, if they differ from the list's. Views with the same array share the user's choice. */
  columns?: readonly string[]
}

/** Link in the menu of a row, in addition to the record itself. */
export interface RowLink<Row, Key extends string = string> {
  id: string
  title: Key
  /** Capability that the link needs; omitted when everyone may follow it. */
  needs?: Capability
  /** Null when this row has no such link. */
  to(row: Row): string | null
}

/** Link for all selected rows together, such as a printout of them. */
export interface BulkLink<Row, Key extends string = string> {
  id: string
  title: Key
  needs?: Capability
  /** Minimum rows. Default: 1. */
  min?: number
  max: number
  to(rows: readonly Row[]): string
}

/** Props of a preview. */
export interface PreviewProps<Row> {
  row: Row
}

/** Props of a screen that replaces a list. */
export interface AlternateProps {
  /** Value of its parameter. Another value is another screen: no state is kept. */
  value: string
}

/** Configuration of a list route. */
export interface ListConfig<
  Row extends ActionableRow,
  Key extends string = string,
  Fields extends AnyFields = AnyFields,
> {
  /** Storage key of the user's columns and saved views, for example `approve-product`. */
  id: string
  namespace: Namespace
  title: Key
  resource: Resource<Row, Row, Fields>
  /** Query that applies to every view and filter. */
  fixed: QueryOf<Fields>
  columns: readonly ListColumn<Row, Key, SortedOf<Fields>>[]
  filters: readonly ListFilter<Key, ParameterOf<Fields>>[]
  /** Label of the sums that the server computes over all matching rows; the header shows one per currency. */
  totals?: Key
  /** For example `-overdue,dueAt`: a comma list; `-` sorts descending. */
  sort: SortOf<Fields>
  views: readonly ListView<Key, Fields>[]
  /** Decisions in a row's menu and by shortcut, in this order; omitted when there are none. */
  rowActions?: readonly ActionOf<Row>[]
  /** Each row has a button for its next step: the first of `rowActions` that moves it onward and is available. */
  hasNextStep?: true
  /** Decisions about all selected rows, in this order. Without any, and without `bulkLinks`, rows have no checkboxes. */
  bulkActions?: readonly ActionOf<Row>[]
  /** Own forms of actions: of each in `rowActions` that has one. The preview, too, offers no action whose own form is missing here. */
  forms?: ActionForms<Row>
  /** Forms of `bulkActions` that take input for each row; every action with an own form has one of these. */
  bulkForms?: BulkForms<Row>
  /** Field labels by JSON pointer that messages to the owner can be attached to, as on the record's screen. */
  fieldLabels?: Readonly<Record<string, Key>>
  rowLinks?: readonly RowLink<Row, Key>[]
  bulkLinks?: readonly BulkLink<Row, Key>[]
  /** Loads the body of the preview pane; omitted when the list has none. */
  preview?: () => Promise<ComponentType<PreviewProps<Row>>>
  /**
   * Address of the record's own screen, without its list: the template adds `from`. Omitted when a record has no screen: its name
   * opens its preview, if there is one.
   */
  recordPath?(row: Row): string
  /** Label of the link, when `recordPath` leads to another record that the row is about. */
  recordTitle?: Key
  /** Primary action of the list: the one button beside its title. Users without the capability do not see it. */
  primary?: { title: Key; to: string; needs?: Capability; isWritten?: true }
  /** Content between the title and the views. */
  Intro?: ComponentType
  /** Screens that replace the list at its address, by the parameter that selects one. Each is loaded when it is shown. */
  alternates?: Readonly<Record<string, () => Promise<(props: AlternateProps) => ReactNode>>>
  /** Text of a list without any rows, and the one suggested next step. */
  empty: { text: Key; next?: { title: Key; to: string } }
}

/**
 * Declares a list. Its keys are those of the messages of `namespace`, or full ones.
 * @throws Error when the own form of an action is missing
 * @example export const approveProduct = defineList<ProductRow>()({ namespace: 'products', … })
 */
export function defineList<Row extends ActionableRow>() {
  return <Name extends Namespace, Fields extends AnyFields>(
    config: ListConfig<Row, MessageKey<Name> | FullKey, Fields> & { namespace: Name },
  ): ListConfig<Row> => {
    const { id, resource, forms, rowActions = [], bulkForms, bulkActions = [] } = config
    requireForms(id, resource.workflows, forms, rowActions)
    requireForms(`${id}, for many,`, resource.workflows, bulkForms, bulkActions)
    // The template reads the configuration unchanged.
    return config as unknown as ListConfig<Row>
  }
}
