import { useEffect, useState } from 'react'
import { elementsAround, focusNear } from '../../hooks/focusNear'

/**
 * Keeps the keyboard on the page when a dialog closes whose trigger has gone, as after a deletion: the focus moves to what is left nearest
 * to where the trigger was, or to the start of the page's content. React-aria gives it back only to the trigger itself.
 */
export function useFocusBack(): void {
  // Read before the dialog takes the focus.
  const [around] = useState(() => elementsAround(document.activeElement, document.body))
  useEffect(
    () => () => {
      // React-aria gives the focus back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          focusNear([...around, document.querySelector('main') ?? document.body]),
        ),
      )
    },
    [around],
  )
}
