import { elementsAround, focusNear } from '@console/ui'
import { useEffect } from 'react'

/**
 * Keeps focus in a form when the focused element disappears: a removed row, a button that is pressed once. It moves to the
 * nearest element in the same part of the form, so that the form's keys keep working.
 * @param form null before it is rendered
 */
export function useFocusInForm(form: HTMLElement | null): void {
  useEffect(() => {
    if (!form) return
    /** Last focused element with its ancestors, innermost first. */
    let around: Element[] = []
    const note = ({ target }: FocusEvent) => {
      around = elementsAround(target as Element, form)
    }
    let frame = 0
    const observer = new MutationObserver(() => {
      if (around[0] === undefined || around[0].isConnected) return
      cancelAnimationFrame(frame)
      // A closing dialog returns focus in this frame, if it still can.
      frame = requestAnimationFrame(() => requestAnimationFrame(restore))
    })
    function restore() {
      if (!form?.isConnected) return
      focusNear([...around, form])
      around = []
    }
    form.addEventListener('focusin', note)
    observer.observe(form, { childList: true, subtree: true })
    // Dialogs are rendered outside the page.
    observer.observe(document.body, { childList: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      form.removeEventListener('focusin', note)
    }
  }, [form])
}
