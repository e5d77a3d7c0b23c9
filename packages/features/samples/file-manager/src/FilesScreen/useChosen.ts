import { useTypedText } from '@console/ui'
import { useState } from 'react'
import type { Files } from './useFiles'

/**
 * Which files are selected. A single one stands in the address once the keys rest, and one that the address names is selected.
 * @param isBeside what is known of it is seen beside the folder; where it would lie over the folder, it is in the address once it is opened
 */
export function useChosen({ fileId, lookAt }: Files, isBeside: boolean) {
  const [chosen, choose] = useTypedText(fileId, (id) => {
    if (isBeside) lookAt(id)
  })
  const [many, setMany] = useState<readonly string[]>([])
  return {
    /** The single one; empty: none, or several. */
    chosen,
    selectedIds: chosen === '' ? many : [chosen],
    select(ids: readonly string[]) {
      const [only = ''] = ids.length === 1 ? ids : []
      choose(only)
      setMany(only === '' ? ids : [])
    },
  }
}
