import type { ReactNode } from 'react'
import type { Key, MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type Anchor, type OverlayState, useOverlay } from '../Overlay/useOverlay'
import type { PopoverProps } from '../Popover/Popover'

export interface MenuProps
  extends
    OverlayState,
    Pick<
      AriaMenuProps<object>,
      'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
    > {
  /** The button that opens and names it. */
  trigger?: TriggerElement
  /** Replaces the trigger: position of a menu that is opened by `isOpen`. */
  anchor?: Anchor
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
  /** Called with the `id` of the pressed item, after the item's own `onAction`. */
  onAction?: (id: Key) => void
  placement?: PopoverProps['placement']
}

const menuOverlay = lazyPart(() => import('./MenuOverlay').then((m) => m.MenuOverlay))

/** Prefetches the code of a menu without a trigger, when one of its buttons is hovered or focused. */
export function prepareMenu(): void {
  menuOverlay.load().catch(() => undefined)
}

/**
 * A button's list of actions, links or choices. Arrow keys, Home, End and typed letters move in it, Escape closes it and
 * restores the focus. With `selectionMode` its items are ticked; a menu with multiple selection stays open.
 */
export function Menu({
  trigger,
  anchor,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...props
}: MenuProps) {
  const overlay = useOverlay(menuOverlay, { trigger, anchor, isOpen, defaultOpen, onOpenChange })
  const { Part } = overlay
  return (
    <>
      <Trigger overlay={overlay} popup="menu" />
      {Part ? <Part {...props} {...overlay.partProps} placement={placement} /> : null}
    </>
  )
}
