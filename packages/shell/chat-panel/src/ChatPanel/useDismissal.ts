import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatPanelProps } from './ChatPanel'

/**
 * Closes the panel (specification 4) by Escape and by a click outside. Opening moves the focus into it; Escape and its own
 * button restore the focus to the element that opened it or chose the contact.
 */
export function useDismissal({
  isOpen,
  contactId,
  onClose,
}: Pick<ChatPanelProps, 'isOpen' | 'contactId' | 'onClose'>) {
  const root = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const isInside = (target: unknown) =>
    target instanceof Node && root.current?.contains(target) === true

  function dismiss() {
    if (isInside(document.activeElement) && opener.current instanceof HTMLElement)
      opener.current.focus()
    onClose()
  }

  useEffect(() => {
    if (!isOpen) {
      opener.current = null
      return
    }
    const active = document.activeElement
    if (opener.current === null || root.current?.contains(opener.current)) opener.current = active
    if (!root.current?.contains(active)) root.current?.focus()
  }, [isOpen, contactId])

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss()
  })
  const onClickOutside = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return
    // A click that began inside doesn't count as outside; and the click that opened the panel began before this.
    let hasBegunOutside = false
    const onPointerDown = ({ target }: PointerEvent) => {
      hasBegunOutside = !root.current?.contains(target as Node)
    }
    const onClick = () => {
      if (hasBegunOutside) onClickOutside()
      hasBegunOutside = false
    }
    document.addEventListener('keydown', onEscape)
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('click', onClick)
    }
  }, [isOpen])

  return { root, dismiss }
}
