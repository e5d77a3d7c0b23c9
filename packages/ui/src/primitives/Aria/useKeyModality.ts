import { useLayoutEffect } from 'react'
import { setInteractionModality } from 'react-aria-components'

/**
 * Tells react-aria that what opens now was opened by a key. It sees only the click that the browser makes of Enter and
 * Space, takes it for a screen reader's, and would move the focus late and elsewhere.
 */
export function useKeyModality(isOpenedByKey: boolean): void {
  useLayoutEffect(() => {
    if (isOpenedByKey) setInteractionModality('keyboard')
  }, [isOpenedByKey])
}
