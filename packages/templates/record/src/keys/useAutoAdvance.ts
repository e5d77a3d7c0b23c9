import { openStorage } from '@console/core/storage'
import { useState } from 'react'

const key = 'record-advances'
const storage = openStorage('lasting')

/** Whether one goes on to the next record after a decision: yes, until somebody wants it otherwise in this browser. */
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
