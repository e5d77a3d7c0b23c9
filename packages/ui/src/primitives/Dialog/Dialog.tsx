import { lazyPart } from '../Overlay/lazyPart'
import { Trigger, type TriggerElement } from '../Overlay/Trigger'
import { type OverlayState, useOverlay } from '../Overlay/useOverlay'
import type { DialogFrameProps } from './DialogFrame'

export interface DialogProps extends DialogFrameProps, OverlayState {
  /** `alertdialog` for a question that must be answered first. Default: `dialog`. */
  role?: DialogFrameProps['role']
  /** At most 420, 560 or 820 px wide. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** The button that opens it. A dialog without one is opened by `isOpen`. */
  trigger?: TriggerElement
  /** Closes on a press outside. Not where typed input would be lost. Default: true, for an `alertdialog` false. */
  isDismissable?: boolean
}

const dialogOverlay = lazyPart(() => import('./DialogOverlay').then((m) => m.DialogOverlay))

/** Prefetches the code of a dialog without a trigger. */
export function prepareDialog(): Promise<unknown> {
  return dialogOverlay.load()
}

/** Blocks the page for one matter. Holds the focus until it closes, by Escape too, and then restores it. */
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
