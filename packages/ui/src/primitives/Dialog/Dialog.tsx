import { DialogTrigger } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { Trigger, type TriggerElement } from '../Popover/Trigger'
import { DialogFrame, type DialogFrameProps } from './DialogFrame'
import { Scrim } from './Scrim'

export interface DialogProps extends DialogFrameProps {
  /** `alertdialog` for a question that has to be answered before anything else. Default: `dialog`. */
  role?: DialogFrameProps['role']
  /** At most 420, 560 or 820 px wide. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** The button that opens it. A dialog without one is opened by `isOpen`. */
  trigger?: TriggerElement
  isOpen?: boolean
  defaultOpen?: boolean
  /** Asked to close by the cross, Escape or a press outside; also told when the trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Whether a press outside closes it: not where typed work would be lost. Default: yes, for an `alertdialog` no. */
  isDismissable?: boolean
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
  const state = { isOpen, defaultOpen, onOpenChange }
  const overlay = (
    <Centre {...(trigger ? null : state)} isDismissable={isDismissable}>
      <Sheet data-size={size}>
        <DialogFrame {...frame} role={role} />
      </Sheet>
    </Centre>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...state}>
      <Trigger>{trigger}</Trigger>
      {overlay}
    </DialogTrigger>
  )
}

const Centre = styled(Scrim)`
  display: grid;
  place-items: center;
  padding: ${theme.space[4]};
`

const Sheet = styled(Modal)`
  inline-size: 100%;
  max-inline-size: 560px;
  max-block-size: calc(var(--visual-viewport-height) - 2 * ${theme.space[4]});
  overflow: clip;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  transition: transform ${theme.motion.calm} ${theme.motion.ease};

  &[data-size='small'] {
    max-inline-size: 420px;
  }
  &[data-size='large'] {
    max-inline-size: 820px;
  }
  &[data-entering],
  &[data-exiting] {
    transform: translateY(8px);
  }
`
