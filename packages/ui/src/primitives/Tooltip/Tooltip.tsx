import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { lazyPart } from '../Overlay/lazyPart'
import { Slot } from '../Overlay/Slot'
import { useLazyPart } from '../Overlay/useLazyPart'
import { createHint } from './createHint'

export interface TooltipProps {
  /** A few words; content that must be read or pressed belongs in a `Popover`. */
  content: ReactNode
  /** Explained element: it takes the focus and passes its props and `ref` to the DOM. */
  children: ReactElement<{ isDisabled?: boolean }>
  placement?: AriaTooltipProps['placement']
}

const tooltipBubble = lazyPart(() => import('./TooltipBubble').then((m) => m.TooltipBubble))

/** Explains a control on hover, after a moment, or on keyboard focus. Escape hides it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const [isShown, setIsShown] = useState(false)
  const [hint] = useState(() => createHint(setIsShown))
  const triggerRef = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const id = useId()
  const Bubble = useLazyPart(tooltipBubble, isShown, hint.hide, true)

  useEffect(() => hint.hide, [hint])
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the tooltip closes; its container stays open.
      event.stopPropagation()
      hint.hide()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, hint])

  if (children.props.isDisabled) return children

  function point({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    void tooltipBubble.load().catch(() => undefined)
    hint.rest()
  }

  function press() {
    isPressed.current = true
    hint.hide()
  }

  function release() {
    isPressed.current = false
  }

  function leave() {
    release()
    hint.leave()
  }

  /** Focus by pointer shows no tooltip. */
  function focus({ currentTarget }: FocusEvent) {
    if (currentTarget.matches(':focus-visible') && !isPressed.current) hint.show()
  }

  return (
    <>
      <Slot
        element={children}
        ref={triggerRef}
        aria-describedby={isShown && Bubble ? id : undefined}
        onPointerEnter={point}
        onPointerLeave={leave}
        onPointerDown={press}
        onPointerUp={release}
        onFocus={focus}
        onBlur={hint.hide}
        onKeyDown={hint.hide}
      />
      {Bubble ? <Bubble {...{ id, isShown, hint, triggerRef, placement, content }} /> : null}
    </>
  )
}
