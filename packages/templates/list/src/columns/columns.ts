import { type Money, type Name, nameOfRef, type Ref } from '@console/core/contracts'
import type { KnownField } from '@console/core/fields'
import { amountCell, amountsCell, chipCell, type ChipTone } from './cells'
import type { CellContext, ListColumn } from '../config/config'

/** Field that a column can show: flags are for filters only. */
export type ColumnField<Row> = Exclude<KnownField<Row>, { type: 'flag' }>

/** Options of a column, beyond what its field defines. */
export interface ColumnMessages {
  /** Prefix of the message keys of a choice: `status` for `status.placed`. */
  messages?: string
  /** Tone of each value of a choice, shown as a chip. */
  statuses?: Readonly<Record<string, { tone: ChipTone }>>
  /** Shows an instant as a relative time. */
  isAgo?: true
  /** Text for an empty value, instead of a dash. */
  none?: string
}

/** Presentation of a column by the type of its field. */
type Look<Row> = Pick<
  ListColumn<Row>,
  'width' | 'min' | 'align' | 'isMoney' | 'isStatus' | 'text' | 'cell' | 'csv'
>

/** Text of a cell without a value. */
export const dash = '–'

/** In pixels: a number of six digits, or a share, below the start of the column's name. */
const minCount = 84

/** In pixels: ten digits, two of them decimals, beside their currency; with more digits the currency is above. */
const minAmount = 152

/**
 * Presentation of a field's column, with its columns in a file (decision 0010). An empty value is a dash, or the text `none`, in
 * a list, and empty in a file.
 */
export function lookOf<Row>(field: ColumnField<Row>, how: ColumnMessages): Look<Row> {
  switch (field.type) {
    case 'text':
      return textLook(field.of, how)
    case 'texts':
      return {
        width: 148,
        text: (row, { formats }) => formats.list(field.of(row)) || dash,
        csv: [{ value: (row, { formats }) => formats.list(field.of(row)) || null }],
      }
    case 'reference':
      return textLook((row) => refName(field.of(row)), how)
    case 'references':
      return textLook((row) => refName(field.of(row)[0]), how)
    case 'choice':
      return choiceLook(field.of, how)
    case 'choices':
      return {
        width: 144,
        text: (row, { t, formats }) =>
          formats.list(field.of(row).map((value) => t(`${how.messages}.${value}`))) || dash,
        csv: [{ code: field.of }],
      }
    case 'count':
      return numberLook(
        field.of,
        (number) => number,
        ({ formats }, number) => formats.number(number),
      )
    case 'rate':
      return numberLook(
        field.of,
        (basisPoints) => basisPoints / 100,
        ({ formats }, basisPoints) => formats.percent(basisPoints / 10_000),
      )
    case 'instant':
    case 'day':
      return timeLook(field.of, how)
    case 'money':
      return moneyLook(field.of, how)
    case 'amounts':
      return {
        width: 160,
        min: minAmount,
        align: 'end',
        text: (row, { formats }) => formats.list(field.of(row).map(formats.money)) || dash,
        cell: (row, { formats }) => amountsCell(field.of(row), formats),
        csv: [{ sums: field.of }],
      }
  }
}

/** Text, unchanged: a name, a place. */
function textLook<Row>(of: (row: Row) => Name | null, { none }: ColumnMessages): Look<Row> {
  const textOf = (row: Row, { formats }: CellContext) => {
    const name = of(row)
    return name === null ? null : formats.text(name)
  }
  return {
    width: 148,
    text: (row, context) => textOf(row, context) ?? noneOf(none, context),
    csv: [{ value: textOf }],
  }
}

function refName(named: Ref | null | undefined): Name | null {
  return named ? nameOfRef(named) : null
}

/** Choice as a label; a file has the server's code beside it. */
function choiceLook<Row>(
  of: (row: Row) => string | null,
  { messages, statuses, none }: ColumnMessages,
): Look<Row> {
  const wordOf = (row: Row, context: CellContext) => {
    const value = of(row)
    return value === null ? noneOf(none, context) : context.t(`${messages}.${value}`)
  }
  const chip = (row: Row, context: CellContext) => {
    const tone = statuses?.[of(row) ?? '']?.tone
    return tone ? chipCell(wordOf(row, context), tone) : wordOf(row, context)
  }
  return {
    width: 116,
    text: wordOf,
    ...(statuses ? { cell: chip, isStatus: true as const } : {}),
    csv: [{ code: of }],
  }
}

/** Number as `translate` formats it; a file has it `written`. */
function numberLook<Row>(
  of: (row: Row) => number | null,
  written: (number: number) => number,
  translate: (context: CellContext, number: number) => string,
): Look<Row> {
  return {
    width: 116,
    min: minCount,
    align: 'end',
    text(row, context) {
      const number = of(row)
      return number === null ? dash : translate(context, number)
    },
    csv: [
      {
        value(row) {
          const number = of(row)
          return number === null ? null : written(number)
        },
      },
    ],
  }
}

/** Day or relative time; a file has the server's notation. */
function timeLook<Row>(
  of: (row: Row) => string | null,
  { isAgo, none }: ColumnMessages,
): Look<Row> {
  return {
    width: 124,
    text(row, context) {
      const at = of(row)
      if (at === null) return noneOf(none, context)
      const { formats, now } = context
      return isAgo ? formats.ago(new Date(at), now) : formats.date(new Date(at))
    },
    csv: [{ value: of }],
  }
}

/** Amount; a file has its currency beside it. */
function moneyLook<Row>(of: (row: Row) => Money | null, { none }: ColumnMessages): Look<Row> {
  return {
    width: minAmount,
    min: minAmount,
    align: 'end',
    isMoney: true,
    text(row, context) {
      const amount = of(row)
      return amount === null ? noneOf(none, context) : context.formats.money(amount)
    },
    cell(row, context) {
      const amount = of(row)
      return amount === null ? noneOf(none, context) : amountCell(amount, context.formats)
    },
    csv: [{ money: of }],
  }
}

function noneOf(none: string | undefined, { t }: CellContext): string {
  return none === undefined ? dash : t(none)
}
