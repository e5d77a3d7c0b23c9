import { useLayoutEffect } from 'react'
import { setInteractionModality } from 'react-aria-components'

/**
 * Marks the next overlay as opened by keyboard. React-aria sees only the click that the browser makes of Enter and
 * Space, takes it for a screen reader's, and would move the focus late and to the wrong element.
 */
export function useKeyModality(isOpenedByKey: boolean): void {
  useLayoutEffect(() => {
    if (isOpenedByKey) setInteractionModality('keyboard')
  }, [isOpenedByKey])
}
