import { openStorage } from '@console/core/storage'
import { useState } from 'react'

const key = 'record-advances'

/** Whether one goes on to the next record after a decision: yes, until somebody wants it otherwise in this browser. */
export function useAdvance(): [advances: boolean, setAdvances: (advances: boolean) => void] {
  const [storage] = useState(() => openStorage(() => localStorage))
  const [advances, setAdvances] = useState(() => storage.getItem(key) !== 'no')
  return [
    advances,
    (next) => {
      try {
        storage.setItem(key, next ? 'yes' : 'no')
      } catch {
        // Storage is full: it counts as long as the screen is open.
      }
      setAdvances(next)
    },
  ]
}
