import type { Page } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellContext, ListConfig } from '../config/config'

/**
 * Context of cells: the messages of the list's namespace, formats, the server's clock, and names of values.
 * @param read latest answer; omitted before the first
 */
export function useCellContext(
  namespace: ListConfig<never>['namespace'],
  read: Pick<Page<never>, 'asOf' | 'names'> | undefined,
): CellContext {
  const { t } = useTranslation(namespace)
  const formats = useFormats()
  // The keys of a configuration were checked where it was declared.
  const memoized = useMemo(() => remembering(t as CellContext['t']), [t])
  const { asOf, names } = read ?? {}
  return useMemo(
    () => ({ formats, t: memoized, now: new Date(asOf ?? 0), names }),
    [memoized, formats, asOf, names],
  )
}

/** Memoizes messages: a page of rows asks for the same few again and again, at 0.4 ms each with 4× slowdown. */
function remembering(t: CellContext['t']): CellContext['t'] {
  const known = new Map<string, string>()
  return (key, values) => {
    const id = values ? key + JSON.stringify(values) : key
    const found = known.get(id) ?? t(key, values)
    known.set(id, found)
    return found
  }
}
