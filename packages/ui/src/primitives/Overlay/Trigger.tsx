import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { Slot } from './Slot'
import type { Overlay } from './useOverlay'

/** A `Button`, an `IconButton` or another element that passes its props and `ref` to a native button. */
export type TriggerElement = ReactElement<{ id?: string; isPending?: boolean }>

interface TriggerProps {
  overlay: Overlay<unknown>
  /** What it opens. */
  popup: 'menu' | 'dialog'
  /** Called before it opens: from which end a key or a screen reader begins; null for a pointer. With it, arrow keys open too. */
  onKeyOpen?: (end: 'first' | 'last' | null) => void
}

/** The native button that opens an overlay, and what makes it one. */
export function Trigger({ overlay, popup, onKeyOpen }: TriggerProps) {
  const { isOpen, onOpenChange, triggerRef, triggerId, overlayId } = overlay.partProps
  const { trigger } = overlay
  if (!trigger) return null
  const isShown = isOpen && overlay.Part !== undefined

  function toggle(end: 'first' | 'last' | null) {
    onKeyOpen?.(end)
    // An impatient second press, while the code is on its way, takes nothing back.
    if (isShown || !isOpen) onOpenChange(!isOpen)
  }

  function press({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // Safari leaves the focus where it was, and it could not be given back.
    currentTarget.focus({ preventScroll: true })
    // A press by key or screen reader has no clicks to count.
    toggle(detail === 0 ? 'first' : null)
  }

  function pressKey(event: KeyboardEvent) {
    const end = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' ? 'last' : undefined
    if (!onKeyOpen || !end || trigger?.props.isPending) return
    event.preventDefault()
    toggle(end)
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
