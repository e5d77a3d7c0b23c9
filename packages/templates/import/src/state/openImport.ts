import { type Formats, type FullKey, useFormats, useTranslate } from '@console/core/i18n'
import { currencies, type Currency } from '@console/core/contracts'
import {
  type Cells,
  type CheckedRow,
  type ImportColumn,
  plainStyle,
  type RowFault,
  writeCell,
} from '@console/core/imports'
import { createContext, use } from 'react'
import type { ImportConfig } from '../config/config'
import type { OpenImport } from './useImport'

/** Open import of the rendered steps. */
export const ImportContext = createContext<(OpenImport & { config: ImportConfig }) | null>(null)

/**
 * Returns the open import, with its events.
 * @throws Error without one
 */
export function useOpenImport() {
  const open = use(ImportContext)
  if (!open) throw new Error('useOpenImport needs an ImportContext around it')
  const formats: Formats = useFormats()
  const translate = useTranslate()
  const { kind, namespace, columns, choices = {}, faults = {} } = open.config
  /** Number for a message: for its plural form, and formatted. */
  const counted = (count: number) => ({ count, number: formats.number(count) })
  const own = (key: string) => translate(`${namespace}:${key}` as FullKey)
  /** Translates a cell of a choice, a flag or a country; the labels can be read back as values. Other cells stay unchanged. */
  const wordOf = ({ field, type, choices: values = {} }: ImportColumn, text: string) => {
    const word = choices[field]
    if (type === 'choice' && word && Object.hasOwn(values, text)) return translate(word(text))
    if (type === 'flag' && (text === 'yes' || text === 'no'))
      return translate(`import:flag.${text}`)
    return type === 'country' ? formats.country(text) : text
  }
  const labelOf = (field: string) => own(columns[field] ?? field)
  const faultOf = ({ code, field }: Pick<RowFault, 'code' | 'field'>): string => {
    const example = formats.isolate((field === null ? '' : columnOf(field)?.example) ?? '')
    return commonFaults.has(code)
      ? translate(`import:fault.${code}` as FullKey, { example })
      : own(faults[code] ?? code)
  }
  const columnOf = (field: string) => kind.columns.find((each) => each.field === field)
  return {
    ...open,
    formats,
    counted,
    /** Translates a message of the feature. */
    own,
    /** Formats a canonical cell for a file: translated, and in the file's style. */
    writtenOf: (row: Pick<CheckedRow, 'cells'>, field: string): string => {
      const column = columnOf(field)
      const text = row.cells[field] ?? ''
      const style = open.snapshot.context.job?.style ?? plainStyle
      return column ? writeCell(column, wordOf(column, text), style) : text
    },
    /** Formats a canonical cell for the screen: days in words, amounts with their currency. */
    shownOf: (column: ImportColumn, cells: Cells): string =>
      inFormat(column, cells, wordOf(column, cells[column.field] ?? ''), formats),
    labelOf,
    faultOf,
    /** Error of a row, with the column or the cells that it concerns. */
    faultIn: (fault: RowFault): string => {
      const text = faultOf(fault)
      if (fault.field !== null)
        return translate('import:faultIn', { column: labelOf(fault.field), fault: text })
      return fault.text === undefined
        ? text
        : translate('import:faultWith', { fault: text, text: formats.isolate(fault.text) })
    },
  }
}

/** Formats a cell in the user's notation. */
function inFormat(
  { type, currencyField }: ImportColumn,
  cells: Cells,
  text: string,
  formats: Formats,
): string {
  if (text === '') return '–'
  if (type === 'day') return formats.date(new Date(`${text}T12:00:00`))
  if (type !== 'number') return text
  const currency = cells[currencyField ?? ''] as Currency | undefined
  const places = currency && currencies[currency]
  // Rounding would hide the stored value.
  if (currency && places !== undefined && !new RegExp(`\\.\\d{${places + 1}}`).test(text))
    return formats.money({ amount: Math.round(Number(text) * 10 ** places), currency })
  return /\.\d{4}/.test(text) ? text : formats.number(Number(text))
}

const commonFaults: ReadonlySet<string> = new Set([
  'choice',
  'country',
  'cut',
  'day',
  'digits',
  'duplicate',
  'exists',
  'fewer_cells',
  'flag',
  'large',
  'long',
  'more_cells',
  'number',
  'pattern',
  'phone',
  'quotes',
  'required',
  'short',
  'small',
])
