import { elementsAround, focusNear } from '@console/ui'
import { useEffect } from 'react'

/**
 * Keeps the focus in a form whose focused element goes: a row that is removed, a button that is pressed once. It moves to what is next
 * in the same part of the form, so that the keys of the form go on working.
 * @param form null before it is drawn
 */
export function useFocusKept(form: HTMLElement | null): void {
  useEffect(() => {
    if (!form) return
    /** The element that had the focus last, and what it stands in, from the inside out. */
    let around: Element[] = []
    const note = ({ target }: FocusEvent) => {
      around = elementsAround(target as Element, form)
    }
    let frame = 0
    const observer = new MutationObserver(() => {
      if (around[0] === undefined || around[0].isConnected) return
      cancelAnimationFrame(frame)
      // A dialog that closes gives the focus back in this frame, where it still can.
      frame = requestAnimationFrame(() => requestAnimationFrame(restore))
    })
    function restore() {
      if (!form?.isConnected) return
      focusNear([...around, form])
      around = []
    }
    form.addEventListener('focusin', note)
    observer.observe(form, { childList: true, subtree: true })
    // Dialogs stand beside the page.
    observer.observe(document.body, { childList: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      form.removeEventListener('focusin', note)
    }
  }, [form])
}
