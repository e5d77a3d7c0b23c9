import { type Formats, type FullKey, useFormats, useSay } from '@console/core/i18n'
import type { CheckedRow, ImportColumn, RowFault } from '@console/core/imports'
import { createContext, use } from 'react'
import type { ImportConfig } from './config'
import type { OpenImport } from './useImport'

/** The import whose steps are drawn. */
export const ImportContext = createContext<(OpenImport & { config: ImportConfig }) | null>(null)

/** The open import, and what it is told with. @throws Error where none is open */
export function useOpenImport() {
  const open = use(ImportContext)
  if (!open) throw new Error('useOpenImport needs an ImportContext around it')
  const formats: Formats = useFormats()
  const say = useSay()
  const { kind, namespace, columns, choices = {}, faults = {} } = open.config
  /** A number as its words count it, and as the reader writes it. */
  const counted = (count: number) => ({ count, number: formats.number(count) })
  const own = (key: string) => say(`${namespace}:${key}` as FullKey)
  /** A cell in the reader's words, which are read as what they stand for; as it is where it is none of its column's values. */
  const saidOf = ({ field, type, choices: values = {} }: ImportColumn, text: string) => {
    const word = choices[field]
    if (type === 'choice' && word && Object.hasOwn(values, text)) return say(word(text))
    if (type === 'flag' && (text === 'yes' || text === 'no')) return say(`import:flag.${text}`)
    return type === 'country' ? formats.country(text) : text
  }
  return {
    ...open,
    formats,
    counted,
    /** A word of the feature's own. */
    own,
    saidOf,
    /** A row with its cells in the reader's words. */
    saidIn: (row: CheckedRow): CheckedRow => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([field, text]) => {
          const column = kind.columns.find((each) => each.field === field)
          return [field, column ? saidOf(column, text) : text]
        }),
      ),
    }),
    labelOf: (field: string) => own(columns[field] ?? field),
    faultOf: ({ code }: Pick<RowFault, 'code'>) =>
      commonFaults.has(code) ? say(`import:fault.${code}` as FullKey) : own(faults[code] ?? code),
  }
}

const commonFaults: ReadonlySet<string> = new Set([
  'choice',
  'country',
  'cut',
  'day',
  'digits',
  'duplicate',
  'exists',
  'flag',
  'large',
  'long',
  'number',
  'pattern',
  'required',
  'short',
  'small',
])
