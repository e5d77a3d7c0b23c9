import { openStorage } from '@console/core/storage'
import { useState } from 'react'

const key = 'record-advances'
const storage = openStorage('lasting')

/** Setting whether the next record opens after a decision, stored in this browser. Default: true. */
export function useAutoAdvance(): [advances: boolean, setAdvances: (advances: boolean) => void] {
  const [advances, setAdvances] = useState(() => storage.getItem(key) !== 'no')
  return [
    advances,
    (next) => {
      storage.setItem(key, next ? 'yes' : 'no')
      setAdvances(next)
    },
  ]
}
