import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'
import type { DialogFrameProps } from './DialogFrame'

export interface DialogProps extends DialogFrameProps, OverlayState {
  /** `alertdialog` for a question that has to be answered before anything else. Default: `dialog`. */
  role?: DialogFrameProps['role']
  /** At most 420, 560 or 820 px wide. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** The button that opens it. A dialog without one is opened by `isOpen`. */
  trigger?: TriggerElement
  /** Whether a press outside closes it: not where typed work would be lost. Default: yes, for an `alertdialog` no. */
  isDismissable?: boolean
}

const dialogOverlay = lazyPart(() => import('./DialogOverlay').then((m) => m.DialogOverlay))

/** Fetches what a dialog without a trigger will need, when it may be opened soon. */
export function prepareDialog(): Promise<unknown> {
  return dialogOverlay.load()
}

/**
 * Stops the page for one matter. Holds the focus until it closes, by Escape too, and then gives it back to where it was.
 */
export function Dialog({
  size = 'medium',
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  role = 'dialog',
  isDismissable = role === 'dialog',
  ...frame
}: DialogProps) {
  const overlay = useOverlay(dialogOverlay, { trigger, isOpen, defaultOpen, onOpenChange })
  const { Part } = overlay
  return (
    <>
      <Trigger overlay={overlay} popup="dialog" />
      {Part ? <Part {...frame} {...overlay.partProps} {...{ size, role, isDismissable }} /> : null}
    </>
  )
}
