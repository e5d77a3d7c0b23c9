import { type RefObject, useId, useRef, useState } from 'react'
import type { LazyPart } from './lazyPart'
import type { TriggerElement } from './Trigger'
import { useLazyPart } from './useLazyPart'

/** Open state of every overlay, controlled by its owner or by its trigger alone. */
export interface OverlayState {
  isOpen?: boolean
  defaultOpen?: boolean
  /** Called to close by Escape, a press outside or the content; also when the trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Anchor of an overlay without its own trigger: one menu shared by the buttons of many rows. */
export interface Anchor {
  /** The pressed element; the focus returns to it. */
  element: RefObject<HTMLElement | null>
  /** Id of the element that names the overlay. */
  id: string
  opening: Opening
}

/** Describes the event by which a trigger opened it. */
export interface Opening {
  /** End where a key or a screen reader starts; null for a pointer. */
  end: 'first' | 'last' | null
  isByKey: boolean
}

/** Props of the part that is fetched later. */
export interface OverlayPartProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Anchor: position of the overlay, and target of the restored focus. */
  triggerRef: RefObject<HTMLElement | null>
  triggerId: string
  /** Id of the overlay, referenced by the trigger. */
  overlayId: string
  opening: Opening
}

/** An overlay: the state its `Trigger` needs, and its part once loaded. */
export interface Overlay<Part> {
  trigger?: TriggerElement
  /** Undefined until it was opened or prepared and its code has loaded. */
  Part: Part | undefined
  partProps: OverlayPartProps
  /** Prefetches the code. */
  prepare: () => void
  /** Toggles the overlay; called by the trigger when pressed. */
  toggle: (opening: Opening) => void
}

/**
 * State of an overlay, made of a light trigger and a part that is fetched on intent: when the trigger is hovered or
 * focused, and at the latest when it is pressed. A press before the code has loaded is remembered and opens it then.
 * Where it can't be fetched it counts as closed, and the next press retries; an owner who keeps it open causes a retry
 * every 5 s.
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
    /** Draws the part before it is opened, if its code has loaded. */
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
      // An impatient second press while the code is loading doesn't cancel the first.
      if (Part || !isOpen) change(!isOpen)
    },
    prepare: () => void lazy.load().catch(() => undefined),
  }
}
