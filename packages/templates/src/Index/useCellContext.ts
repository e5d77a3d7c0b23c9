import { useFormats } from '@console/core/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellContext, IndexConfig } from './config'

/**
 * What cells are drawn with: the words of the list's namespace, formats, and the server's clock.
 * @param asOf an instant; left out while nothing has been read
 */
export function useCellContext(
  namespace: IndexConfig<never>['namespace'],
  asOf: string | undefined,
): CellContext {
  const { t } = useTranslation(namespace)
  const formats = useFormats()
  return useMemo(
    () => ({
      formats,
      // The keys of a configuration were checked where it was declared.
      t: t as CellContext['t'],
      now: new Date(asOf ?? 0),
    }),
    [t, formats, asOf],
  )
}
