import type { Money } from '@console/core/contracts'
import { amountCell, amountsCell } from './cells'
import type { CellContext, IndexColumn } from './config'

/*
 * Columns as most lists have them, each with what stands for it in a file (decision 0010). Where there is nothing a list says a
 * dash, or the word `none`, and a file says nothing.
 */

/** What a column is told beside what it shows; each kind of column has a `width` and a `least` of its own, in pixels. */
type Basics<Key extends string> = Pick<
  IndexColumn<never, Key>,
  'id' | 'title' | 'priority' | 'sort' | 'isOptional'
> & { width?: number; least?: number }

/** What is said where there is nothing, instead of a dash. */
interface None<Key extends string> {
  none?: Key
}

const dash = '–'

/** In pixels: a number of six digits, or a share, below the beginning of the column's name. */
const leastCount = 84

/** In pixels: twelve digits with their decimals, the currency above them. */
const leastAmount = 132

/** A text as it stands: a name, a place. */
export function text<Row, const Key extends string>({
  of,
  ...column
}: Basics<Key> & { of(row: Row): string | null }): IndexColumn<Row, Key> {
  return { width: 148, ...column, text: (row) => of(row) ?? dash, csv: [{ value: of }] }
}

/** How many. */
export function count<Row, const Key extends string>({
  of,
  ...column
}: Basics<Key> & { of(row: Row, context: CellContext): number | null }): IndexColumn<Row, Key> {
  return {
    width: 116,
    least: leastCount,
    align: 'end',
    ...column,
    text(row, context) {
      const number = of(row, context)
      return number === null ? dash : context.formats.number(number)
    },
    csv: [{ value: of }],
  }
}

/** A share, which the server counts in hundredths of a per cent; a file has the number of per cent. */
export function rate<Row, const Key extends string>({
  of,
  ...column
}: Basics<Key> & { of(row: Row): number | null }): IndexColumn<Row, Key> {
  return {
    width: 116,
    least: leastCount,
    align: 'end',
    ...column,
    text(row, { formats }) {
      const basisPoints = of(row)
      return basisPoints === null ? dash : formats.percent(basisPoints / 10_000)
    },
    csv: [
      {
        value(row) {
          const basisPoints = of(row)
          return basisPoints === null ? null : basisPoints / 100
        },
      },
    ],
  }
}

/** One of a few, as a word; a file has the server's code beside it. */
export function choice<Row, Value extends string, const Key extends string>({
  of,
  word,
  ...column
}: Basics<Key> & { of(row: Row): Value | null; word(value: Value): Key }): IndexColumn<Row, Key> {
  return {
    width: 116,
    ...column,
    text(row, { t }) {
      const value = of(row)
      return value === null ? dash : t(word(value))
    },
    csv: [{ code: of }],
  }
}

/** Any of a few, as words; a file has the server's codes beside them. */
export function choices<Row, Value extends string, const Key extends string>({
  of,
  word,
  ...column
}: Basics<Key> & {
  of(row: Row): readonly Value[]
  word(value: Value): Key
}): IndexColumn<Row, Key> {
  return {
    width: 144,
    ...column,
    text: (row, { t, formats }) => formats.list(of(row).map((value) => t(word(value)))) || dash,
    csv: [{ code: of }],
  }
}

/** What a column of instants or days is told. */
type Instants<Row, Key extends string> = Basics<Key> & None<Key> & { of(row: Row): string | null }

/** An instant or a day as `say` words it; a file has what the server writes. */
function instants<Row, const Key extends string>(
  { of, none, ...column }: Instants<Row, Key>,
  say: (at: Date, context: CellContext<Key>) => string,
): IndexColumn<Row, Key> {
  return {
    width: 124,
    ...column,
    text(row, context) {
      const at = of(row)
      return at === null ? noneOf(none, context.t) : say(new Date(at), context)
    },
    csv: [{ value: of }],
  }
}

/** How long ago: an instant as the server writes it, which is what a file has. */
export function ago<Row, const Key extends string>(
  column: Instants<Row, Key>,
): IndexColumn<Row, Key> {
  return instants(column, (at, { formats, now }) => formats.ago(at, now))
}

/** A day: of an instant, or as the server writes it, which is what a file has. */
export function date<Row, const Key extends string>(
  column: Instants<Row, Key>,
): IndexColumn<Row, Key> {
  return instants(column, (at, { formats }) => formats.date(at))
}

/** An amount, which a file has beside its currency. */
export function money<Row, const Key extends string>({
  of,
  none,
  ...column
}: Basics<Key> & None<Key> & { of(row: Row): Money | null }): IndexColumn<Row, Key> {
  return {
    width: 136,
    least: leastAmount,
    align: 'end',
    isMoney: true,
    ...column,
    text(row, { t, formats }) {
      const amount = of(row)
      return amount === null ? noneOf(none, t) : formats.money(amount)
    },
    cell(row, { t, formats }) {
      const amount = of(row)
      return amount === null ? noneOf(none, t) : amountCell(amount, formats)
    },
    csv: [{ money: of }],
  }
}

/** Amounts in several currencies, one below the other: a file has a column for each. */
export function moneyList<Row, const Key extends string>({
  of,
  ...column
}: Basics<Key> & { of(row: Row): readonly Money[] }): IndexColumn<Row, Key> {
  return {
    width: 160,
    least: leastAmount,
    align: 'end',
    ...column,
    text: (row, { formats }) => formats.list(of(row).map(formats.money)) || dash,
    cell: (row, { formats }) => amountsCell(of(row), formats),
    csv: [{ sums: of }],
  }
}

function noneOf<Key extends string>(none: Key | undefined, t: CellContext<Key>['t']): string {
  return none === undefined ? dash : t(none)
}
