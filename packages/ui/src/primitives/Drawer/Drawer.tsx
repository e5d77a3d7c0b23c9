import { DialogTrigger } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame'
import { Scrim } from '../Dialog/Scrim'
import { Trigger, type TriggerElement } from '../Popover/Trigger'

export interface DrawerProps extends Omit<DialogFrameProps, 'role'> {
  /** The name of the cross that closes it. */
  closeLabel: string
  /** Where it comes from, in the reading direction. Default: `end`. */
  side?: 'start' | 'end'
  /** 280, 360, 480 or 720 px wide, as far as the window allows. Default: `medium`. */
  size?: 'narrow' | 'small' | 'medium' | 'large'
  /** The button that opens it. A drawer without one is opened by `isOpen`. */
  trigger?: TriggerElement
  isOpen?: boolean
  defaultOpen?: boolean
  /** Asked to close by the cross, Escape or a press outside; also told when the trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Whether a press outside closes it: not where typed work would be lost. Default: yes. */
  isDismissable?: boolean
}

/** A dialog along one side of the window, for a form or a record that is looked at beside its list. */
export function Drawer({
  side = 'end',
  size = 'medium',
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable = true,
  ...frame
}: DrawerProps) {
  const state = { isOpen, defaultOpen, onOpenChange }
  const overlay = (
    <Scrim {...(trigger ? null : state)} isDismissable={isDismissable}>
      <Panel data-side={side} data-size={size}>
        <DialogFrame {...frame} />
      </Panel>
    </Scrim>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...state}>
      <Trigger>{trigger}</Trigger>
      {overlay}
    </DialogTrigger>
  )
}

const Panel = styled(Modal)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 480px;
  max-inline-size: calc(100% - ${theme.space[10]});
  max-block-size: 100%;
  border-inline-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  transition: transform ${theme.motion.calm} ${theme.motion.ease};

  &[data-size='narrow'] {
    inline-size: 280px;
  }
  &[data-size='small'] {
    inline-size: 360px;
  }
  &[data-size='large'] {
    inline-size: 720px;
  }
  &[data-side='start'] {
    inset-inline: 0 auto;
    border-inline-start: 0;
    border-inline-end: 1px solid ${theme.color.hairline};
  }

  &[data-entering],
  &[data-exiting] {
    transform: translateX(100%);
  }
  &[data-side='start'][data-entering],
  &[data-side='start'][data-exiting] {
    transform: translateX(-100%);
  }
  &:dir(rtl)[data-entering],
  &:dir(rtl)[data-exiting] {
    transform: translateX(-100%);
  }
  &:dir(rtl)[data-side='start'][data-entering],
  &:dir(rtl)[data-side='start'][data-exiting] {
    transform: translateX(100%);
  }
`
