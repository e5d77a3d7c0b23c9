import { useEffect, useState } from 'react'
import { elementsAround, focusNear } from '../../hooks/focusNear'

/** React-aria and the owner of the dialog, who knows a better place, come first: milliseconds. */
const patience = 200

/**
 * Keeps the keyboard on the page when a dialog closes whose trigger has gone, as after a deletion: the focus moves to what is left nearest
 * to where the trigger was, or to the start of the page's content. React-aria gives it back only to the trigger itself.
 */
export function useFocusBack(): void {
  // Read before the dialog takes the focus.
  const [around] = useState(() => elementsAround(document.activeElement, document.documentElement))
  useEffect(
    () => () => {
      // Where nothing had the focus, nothing gets it.
      if (around.length > 1) setTimeout(() => focusNear(around), patience)
    },
    [around],
  )
}
