import type { ComponentProps, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { PopoverSurface } from './PopoverSurface'
import { Trigger, type TriggerElement } from './Trigger'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: TriggerElement
  /** The name of what is inside. */
  label: string
  /** What is inside; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: ComponentProps<typeof PopoverSurface>['placement']
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

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
  return (
    <DialogTrigger {...state}>
      <Trigger>{trigger}</Trigger>
      <PopoverSurface placement={placement}>
        <Content aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Content>
      </PopoverSurface>
    </DialogTrigger>
  )
}

const Content = styled(Dialog)`
  max-inline-size: min(360px, 100vi - ${theme.space[8]});
  padding: ${theme.space[4]};
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
