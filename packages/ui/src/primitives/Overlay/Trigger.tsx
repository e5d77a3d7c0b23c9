import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react'
import { Slot } from './Slot'
import type { Overlay } from './useOverlay'

/** A `Button`, an `IconButton` or another element that passes its props and `ref` to a native button. */
export type TriggerElement = ReactElement<{ id?: string; isPending?: boolean }>

interface TriggerProps {
  overlay: Overlay<unknown>
  /** Kind of overlay. A menu is opened by the arrow keys, too. */
  popup: 'menu' | 'dialog'
}

/** The native button that opens an overlay, with its ARIA attributes and handlers. */
export function Trigger({ overlay, popup }: TriggerProps) {
  const { trigger, toggle } = overlay
  const { isOpen, triggerRef, triggerId, overlayId } = overlay.partProps
  const isKeyDown = useRef(false)
  if (!trigger) return null
  const isShown = isOpen && overlay.Part !== undefined

  function press({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // Safari doesn't focus a pressed button, so the focus could not be restored to it.
    currentTarget.focus({ preventScroll: true })
    // Presses by key or screen reader have a click count of 0.
    toggle({ end: detail === 0 ? 'first' : null, isByKey: isKeyDown.current })
    isKeyDown.current = false
  }

  function pressKey(event: KeyboardEvent) {
    isKeyDown.current = event.key === 'Enter' || event.key === ' '
    const end = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' ? 'last' : undefined
    if (popup !== 'menu' || !end || trigger?.props.isPending) return
    event.preventDefault()
    toggle({ end, isByKey: true })
  }

  return (
    <Slot
      element={trigger}
      ref={triggerRef}
      id={triggerId}
      aria-haspopup={popup}
      aria-expanded={isShown}
      aria-controls={isShown ? overlayId : undefined}
      onPointerEnter={overlay.prepare}
      onFocus={overlay.prepare}
      onClick={press}
      onKeyDown={pressKey}
    />
  )
}
