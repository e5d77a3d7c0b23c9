import { useEffect, useState } from 'react'
import { elementsAround, focusNear } from '../../hooks/focusNear'

/** Milliseconds. React Aria and the owner of the dialog, which knows a better place, move the focus first. */
const delay = 200

/**
 * Restores the focus when a dialog closes and its trigger was removed, for example by a deletion: it moves to the nearest control that is
 * left around the trigger. React Aria restores it only to the trigger itself.
 */
export function useFocusBack(): void {
  // Read before the dialog takes the focus.
  const [around] = useState(() => elementsAround(document.activeElement, document.documentElement))
  useEffect(
    () => () => {
      // Only the body: nothing was focused before the dialog opened.
      if (around.length > 1) setTimeout(() => focusNear(around), delay)
    },
    [around],
  )
}
