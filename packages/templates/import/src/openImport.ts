import { type Formats, type FullKey, useFormats, useSay } from '@console/core/i18n'
import type { RowFault } from '@console/core/imports'
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
  const { namespace, columns, faults = {} } = open.config
  /** A number as its words count it, and as the reader writes it. */
  const counted = (count: number) => ({ count, number: formats.number(count) })
  const own = (key: string) => say(`${namespace}:${key}` as FullKey)
  return {
    ...open,
    formats,
    counted,
    /** A word of the feature's own. */
    own,
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
