import type { ReactNode } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'

export interface PopoverProps extends OverlayState {
  /** The button that opens it. */
  trigger: TriggerElement
  /** Accessible name of the content. */
  label: string
  /** Content; a function receives the close function. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: AriaPopoverProps['placement']
}

const popoverOverlay = lazyPart(() => import('./PopoverOverlay').then((m) => m.PopoverOverlay))

/**
 * A small sheet beside its trigger, for a few fields or a longer explanation. Escape and a press elsewhere close it and
 * restore the focus to the button.
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
