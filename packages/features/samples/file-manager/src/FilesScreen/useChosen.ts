import { useTypedText } from '@console/ui'
import { useState } from 'react'
import type { Files } from './useFiles'

/**
 * Selected files. A single one is written to the address after a pause, and the file of the address is selected.
 * @param isBeside set if details are beside the folder; otherwise a file is in the address once it is opened
 */
export function useChosen({ fileId, lookAt }: Files, isBeside: boolean) {
  const [chosen, choose] = useTypedText(fileId, (id) => {
    if (isBeside) lookAt(id)
  })
  const [many, setMany] = useState<readonly string[]>([])
  return {
    /** The single selected file; empty if none or several are. */
    chosen,
    selectedIds: chosen === '' ? many : [chosen],
    select(ids: readonly string[]) {
      const [only = ''] = ids.length === 1 ? ids : []
      choose(only)
      setMany(only === '' ? ids : [])
    },
  }
}
