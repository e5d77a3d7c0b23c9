import type { DialogFrameProps } from '../Dialog/DialogFrame'
import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'

export interface DrawerProps extends Omit<DialogFrameProps, 'role'>, OverlayState {
  /** The name of the cross that closes it. */
  closeLabel: string
  /** Where it comes from, in the reading direction. Default: `end`. */
  side?: 'start' | 'end'
  /** 280, 360, 480 or 720 px wide, as far as the window allows; `settings` 380 px or 90 % of it. Default: `medium`. */
  size?: 'narrow' | 'small' | 'settings' | 'medium' | 'large'
  /** Leaves the page in full colour beside it, where what is chosen is seen at once. */
  isClear?: boolean
  /** The scheme it wears, where it is another than the page's. */
  scheme?: string | undefined
  /** The button that opens it. A drawer without one is opened by `isOpen`. */
  trigger?: TriggerElement
  /**
   * Draws it, unseen, before it is opened, so that it then appears within 100 ms and is filled right after: for one that is
   * mounted when it is about to be opened, after `prepareDrawer`. What it holds runs no effects, and so makes no calls,
   * before.
   */
  isPrepared?: boolean
  /** Whether a press outside closes it: not where typed work would be lost. Default: yes. */
  isDismissable?: boolean
}

const drawerOverlay = lazyPart(() => import('./DrawerOverlay').then((m) => m.DrawerOverlay))

/** Fetches what a drawer without a trigger will need, when it is about to be opened. */
export function prepareDrawer(): Promise<unknown> {
  return drawerOverlay.load()
}

/** A dialog along one side of the window, for a form or a record that is looked at beside its list. */
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
