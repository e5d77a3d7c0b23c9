import type { Money, Name, Ref } from '../contracts'

/** What a server can do with a field of its lists. What is left out, it cannot do. */
interface FieldUses {
  /** `q` looks in it. */
  searched?: true
  /** Its name is a key of `sort`. Rows without a value come last in both directions. */
  sorted?: true
  /**
   * A parameter filters by it: one of the field's name, or of this one. Amounts, numbers, instants and days have two, `…From` and
   * `…To`, both included; amounts have `…Currency` beside them. A choice is also counted as a facet of that name.
   */
  filtered?: true | string
}

/** A field that a row tells, by what it is. */
export type KnownField<Row> = FieldUses &
  /** Of several languages it is shown and sorted in the reader's, found in any, and filtered by its English. */
  (
    | { type: 'text'; of(row: Row): Name | null }
    | { type: 'texts'; of(row: Row): readonly string[] }
    /** One of a few codes, in the order in which they are sorted. */
    | { type: 'choice'; values: readonly string[]; of(row: Row): string | null }
    | { type: 'choices'; values: readonly string[]; of(row: Row): readonly string[] }
    /** Another record: found and sorted by its label, filtered by its token. */
    | { type: 'reference'; of(row: Row): Ref | null }
    /** One that has several tokens and names; the first is what it is called. */
    | { type: 'references'; of(row: Row): readonly Ref[] }
    | { type: 'flag'; of(row: Row): boolean }
    /** How many; of a rate, hundredths of a per cent. */
    | { type: 'count' | 'rate'; of(row: Row): number | null }
    /** An instant, or a day without a time, as the server writes it. */
    | { type: 'instant' | 'day'; of(row: Row): string | null }
    | {
        type: 'money'
        of(row: Row): Money | null
        /** Each page tells its sums over all rows that are found, one for each currency. */
        totalled?: true
      }
    /** One amount for each of some currencies. */
    | { type: 'amounts'; of(row: Row): readonly Money[] }
  )

/**
 * A field that a list can be asked about though no row has it: it depends on the clock, on the caller, or on what only the whole
 * record has.
 */
export type AskedField = Omit<FieldUses, 'sorted'> &
  ({ type: 'flag' | 'reference' | 'text' } | { type: 'choice'; values: readonly string[] }) & {
    of?: undefined
  }

/** One field of the records of a list. */
export type Field<Row> = KnownField<Row> | AskedField

/** Fields by name. */
export type Fields<Row> = Readonly<Record<string, Field<Row>>>

/** What the fields read of a record. */
export type KeptOf<All> = All[keyof All] extends infer One
  ? (One extends { of(row: infer Row): unknown } ? (row: Row) => void : never) extends (
      row: infer Kept,
    ) => void
    ? Kept
    : never
  : never

/** The fields of any list. */
// oxlint-disable-next-line typescript/no-explicit-any -- those of different rows have no row in common
export type AnyFields = Fields<any>

/**
 * Says once what each field of a list's records is, and what the server does with it. Columns, filters, queries and the server's own
 * searching, sorting and filtering come from it.
 * @template Kept the record as it is stored: a row without what depends on the clock, on other records or on the caller
 * @example export const orderFields = defineFields<OrderRow>()({ total: { type: 'money', of: ({ total }) => total, sorted: true } })
 */
export function defineFields<Kept>() {
  return <const Defined extends Fields<Kept>>(fields: Defined): Defined => fields
}

/** The name of the parameter that filters by a field; undefined where none does. */
export function parameterOf(
  name: string,
  { filtered }: Pick<FieldUses, 'filtered'>,
): string | undefined {
  return filtered === true ? name : filtered
}
