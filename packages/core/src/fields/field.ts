import type { Money, Name, Ref } from '../contracts'

/** Server features of a list's field. A missing one is not supported. */
interface FieldUses {
  /** Included in the search by `q`. */
  searched?: true
  /** Its name is a key of `sort`. Rows without a value come last in both directions. */
  sorted?: true
  /**
   * Filtered by a parameter with the field's name, or this one. Amounts, numbers, instants and days have two, `…From` and `…To`,
   * both included; amounts have `…Currency` as well. A choice is also counted as a facet of that name.
   */
  filtered?: true | string
}

/** A field that rows contain, by type. */
export type KnownField<Row> = FieldUses &
  /** A multilingual field is shown and sorted in the user's language, searched in all, and filtered by its English value. */
  (
    | { type: 'text'; of(row: Row): Name | null }
    | { type: 'texts'; of(row: Row): readonly string[] }
    /** One of a few codes, in sort order. */
    | { type: 'choice'; values: readonly string[]; of(row: Row): string | null }
    | { type: 'choices'; values: readonly string[]; of(row: Row): readonly string[] }
    /** Another record: searched and sorted by its label, filtered by its token. */
    | { type: 'reference'; of(row: Row): Ref | null }
    /** Several references; the first gives the displayed name. */
    | { type: 'references'; of(row: Row): readonly Ref[] }
    | { type: 'flag'; of(row: Row): boolean }
    /** A count; of a rate, hundredths of a per cent. */
    | { type: 'count' | 'rate'; of(row: Row): number | null }
    /** An instant, or a day without a time, in the server's format. */
    | { type: 'instant' | 'day'; of(row: Row): string | null }
    | {
        type: 'money'
        of(row: Row): Money | null
        /** Each page includes its sums over all matching rows, one for each currency. */
        totalled?: true
      }
    /** One amount each for some currencies. */
    | { type: 'amounts'; of(row: Row): readonly Money[] }
  )

/** A queryable field that rows don't contain: it depends on the clock, on the caller, or on the full record. */
export type AskedField = Omit<FieldUses, 'sorted'> &
  ({ type: 'flag' | 'reference' | 'text' } | { type: 'choice'; values: readonly string[] }) & {
    of?: undefined
  }

/** One field of the records of a list. */
export type Field<Row> = KnownField<Row> | AskedField

/** Fields by name. */
export type Fields<Row> = Readonly<Record<string, Field<Row>>>

/** Record type that the fields read. */
export type StoredOf<All> = All[keyof All] extends infer One
  ? (One extends { of(row: infer Row): unknown } ? (row: Row) => void : never) extends (
      row: infer Stored,
    ) => void
    ? Stored
    : never
  : never

/** The fields of any list. */
// oxlint-disable-next-line typescript/no-explicit-any -- those of different rows have no row in common
export type AnyFields = Fields<any>

/**
 * Declares the fields of a list's records, and the server's support for each. Columns, filters, queries and the server's own
 * searching, sorting and filtering are derived from it.
 * @template Stored the record as it is stored: a row without what depends on the clock, on other records or on the caller
 * @example export const orderFields = defineFields<OrderRow>()({ total: { type: 'money', of: ({ total }) => total, sorted: true } })
 */
export function defineFields<Stored>() {
  return <const Defined extends Fields<Stored>>(fields: Defined): Defined => fields
}

/** Name of the parameter that filters by a field; undefined where there is none. */
export function parameterOf(
  name: string,
  { filtered }: Pick<FieldUses, 'filtered'>,
): string | undefined {
  return filtered === true ? name : filtered
}
