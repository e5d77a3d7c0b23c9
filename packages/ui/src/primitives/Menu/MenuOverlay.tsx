import { useRef } from 'react'
import { Menu } from 'react-aria-components/Menu'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import type { OverlayPartProps } from '../Overlay/useOverlay'
import { PopoverSurface } from '../Popover/PopoverSurface'
import type { MenuProps } from './Menu'
import { MenuEntry } from './MenuEntry'
import { MenuGroup } from './MenuGroup'
import { type MenuParts, MenuPartsContext } from './MenuParts'

interface MenuOverlayProps
  extends
    OverlayPartProps,
    Omit<MenuProps, 'trigger' | 'anchor' | keyof OverlayPartProps | 'defaultOpen'> {}

const parts: MenuParts = { Entry: MenuEntry, Group: MenuGroup }

/** The list that a `Menu` opens. */
export function MenuOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  triggerId,
  overlayId,
  opening,
  placement,
  ...props
}: MenuOverlayProps) {
  useKeyModality(isOpen && opening.isByKey)
  const list = useRef<HTMLDivElement>(null)
  return (
    <WithAria>
      <PopoverSurface
        {...{ isOpen, onOpenChange, triggerRef, placement }}
        scrollRef={list}
        aria-labelledby={triggerId}
      >
        <MenuPartsContext value={parts}>
          <List
            {...props}
            ref={list}
            id={overlayId}
            aria-labelledby={triggerId}
            autoFocus={opening.end ?? true}
            onClose={() => onOpenChange(false)}
          />
        </MenuPartsContext>
      </PopoverSurface>
    </WithAria>
  )
}

const List = styled(Menu)`
  min-inline-size: 180px;
  max-inline-size: min(360px, 100vi - ${theme.space[8]});
  padding: ${theme.space[1]};
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
