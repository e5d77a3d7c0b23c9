import type { DialogFrameProps } from '../Dialog/DialogFrame'
import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'

export interface DrawerProps extends Omit<DialogFrameProps, 'role'>, OverlayState {
  /** Name of the close button. */
  closeLabel: string
  /** Side it slides in from, in the reading direction. Default: `end`. */
  side?: 'start' | 'end'
  /** 280, 360, 480 or 720 px wide, as far as the window allows; `settings` 380 px or 90 % of it. Default: `medium`. */
  size?: 'narrow' | 'small' | 'settings' | 'medium' | 'large'
  /** Leaves the page beside it undimmed, so that the effect of a choice is visible at once. */
  isClear?: boolean
  /** Colour scheme, where it differs from the page's. */
  scheme?: string | undefined
  /** The button that opens it. A drawer without one is opened by `isOpen`. */
  trigger?: TriggerElement
  /**
   * Draws it hidden before it is opened, so that it then appears within 100 ms and is filled right after: for a drawer that
   * is mounted shortly before it opens, after `prepareDrawer`. Until then its content runs no effects, and so makes no
   * calls.
   */
  isPrepared?: boolean
  /** Closes on a press outside. Not where typed input would be lost. Default: true. */
  isDismissable?: boolean
}

const drawerOverlay = lazyPart(() => import('./DrawerOverlay').then((m) => m.DrawerOverlay))

/** Prefetches the code of a drawer without a trigger. */
export function prepareDrawer(): Promise<unknown> {
  return drawerOverlay.load()
}

/** A dialog along one side of the window, for a form or a record beside its list. */
export function Drawer({
  side = 'end',
  size = 'medium',
  isClear = false,
  scheme,
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable = true,
  isPrepared = false,
  ...frame
}: DrawerProps) {
  const overlay = useOverlay(drawerOverlay, {
    trigger,
    isOpen,
    defaultOpen,
    onOpenChange,
    isPrepared,
  })
  const { Part } = overlay
  return (
    <>
      <Trigger overlay={overlay} popup="dialog" />
      {Part ? (
        <Part
          {...frame}
          {...overlay.partProps}
          {...{ side, size, isClear, scheme, isDismissable, isPrepared }}
        />
      ) : null}
    </>
  )
}
