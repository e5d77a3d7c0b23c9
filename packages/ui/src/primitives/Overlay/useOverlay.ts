import { type RefObject, useId, useRef, useState } from 'react'
import type { LazyPart } from './lazyPart'
import type { TriggerElement } from './Trigger'
import { useLazyPart } from './useLazyPart'

/** What every overlay takes to be opened and closed by its owner, or by its trigger alone. */
export interface OverlayState {
  isOpen?: boolean
  defaultOpen?: boolean
  /** Asked to close by Escape, a press outside or what is inside; also told when the trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void
}

/** What an overlay without a trigger of its own stands beside: one menu for the buttons of many rows. */
export interface Anchor {
  /** The element that was pressed; the focus returns to it. */
  element: RefObject<HTMLElement | null>
  /** Its id: it names what opens. */
  id: string
  opening: Opening
}

/** How a trigger opened it. */
export interface Opening {
  /** From which end a key or a screen reader begins; null for a pointer. */
  end: 'first' | 'last' | null
  isByKey: boolean
}

/** What the part that is fetched later is given. */
export interface OverlayPartProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What it belongs to: its place, and whom the focus returns to. */
  triggerRef: RefObject<HTMLElement | null>
  triggerId: string
  /** The id of what opens, which the trigger names. */
  overlayId: string
  opening: Opening
}

/** An overlay: what its `Trigger` needs, and its part as soon as it has come. */
export interface Overlay<Part> {
  trigger?: TriggerElement
  /** Undefined until it was opened or prepared and its code has come. */
  Part: Part | undefined
  partProps: OverlayPartProps
  /** Fetches the code because it will soon be needed. */
  prepare: () => void
  /** What the trigger does when it is pressed. */
  toggle: (opening: Opening) => void
}

/**
 * What opens and closes, made of a light trigger and a part that is fetched on intent: when the trigger is pointed at or
 * focused, and at the latest when it is pressed. A press before the code is there is kept and opens it then. Where it
 * cannot be fetched it counts as closed, and the next press tries again; an owner who keeps it open is served every 5 s.
 */
export function useOverlay<Part>(
  lazy: LazyPart<Part>,
  {
    trigger,
    anchor,
    isOpen: given,
    defaultOpen = false,
    onOpenChange,
    isPrepared = false,
  }: OverlayState & {
    trigger?: TriggerElement
    anchor?: Anchor
    /** Whether the part is drawn before it is opened, if its code is here. */
    isPrepared?: boolean
  },
): Overlay<Part> {
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = given ?? own
  const [opening, setOpening] = useState<Opening>({ end: null, isByKey: false })
  const triggerRef = useRef<HTMLElement>(null)
  const id = useId()

  function change(next: boolean) {
    setOwn(next)
    onOpenChange?.(next)
  }

  const isWanted = isOpen || (isPrepared && lazy.now() !== undefined)
  const Part = useLazyPart(lazy, isWanted, () => change(false))
  return {
    trigger,
    Part,
    partProps: {
      isOpen,
      onOpenChange: change,
      triggerRef: anchor?.element ?? triggerRef,
      triggerId: anchor?.id ?? trigger?.props.id ?? `${id}trigger`,
      overlayId: `${id}overlay`,
      opening: anchor?.opening ?? opening,
    },
    toggle(next) {
      setOpening(next)
      // An impatient second press, while the code is on its way, takes nothing back.
      if (Part || !isOpen) change(!isOpen)
    },
    prepare: () => void lazy.load().catch(() => undefined),
  }
}
