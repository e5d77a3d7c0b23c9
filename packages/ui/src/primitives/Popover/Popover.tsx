import type { ReactNode } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'

export interface PopoverProps extends OverlayState {
  /** The button that opens it. */
  trigger: TriggerElement
  /** The name of what is inside. */
  label: string
  /** What is inside; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: AriaPopoverProps['placement']
}

const popoverOverlay = lazyPart(() => import('./PopoverOverlay').then((m) => m.PopoverOverlay))

/**
 * A small sheet beside the button that opens it, for a few fields or a longer explanation. Escape and a press elsewhere
 * close it and give the focus back to the button.
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  ...state
}: PopoverProps) {
  const overlay = useOverlay(popoverOverlay, { trigger, ...state })
  const { Part } = overlay
  return (
    <>
      <Trigger overlay={overlay} popup="dialog" />
      {Part ? (
        <Part {...overlay.partProps} label={label} placement={placement}>
          {children}
        </Part>
      ) : null}
    </>
  )
}
