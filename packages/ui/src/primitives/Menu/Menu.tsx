import type { ComponentProps, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuTrigger,
  type Key,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { PopoverSurface } from '../Popover/PopoverSurface'
import { Trigger, type TriggerElement } from '../Popover/Trigger'

export interface MenuProps extends Pick<
  AriaMenuProps<object>,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
> {
  /** The button that opens it, and names it. */
  trigger: TriggerElement
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
  /** Called with the `id` of the item that was pressed, after the item's own `onAction`. */
  onAction?: (id: Key) => void
  placement?: ComponentProps<typeof PopoverSurface>['placement']
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A button's list of actions, links or choices. Arrow keys, Home, End and typed letters move in it, Escape closes it and
 * gives the focus back. With `selectionMode` its items are ticked; a menu of several choices stays open.
 */
export function Menu({
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...props
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Trigger>{trigger}</Trigger>
      <PopoverSurface placement={placement}>
        <List {...props}>{children}</List>
      </PopoverSurface>
    </MenuTrigger>
  )
}

const List = styled(AriaMenu)`
  min-inline-size: 180px;
  max-inline-size: min(360px, 100vi - ${theme.space[8]});
  padding: ${theme.space[1]};
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
