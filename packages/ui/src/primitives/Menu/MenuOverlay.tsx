import { type ComponentProps, useRef } from 'react'
import {
  Menu,
  Header,
  MenuSection as AriaMenuSection,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu'
import styled from 'styled-components'
import { Check } from 'lucide-react'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import type { OverlayPartProps } from '../Overlay/useOverlay'
import { PopoverSurface } from '../Popover/PopoverSurface'
import type { MenuProps } from './Menu'
import { type MenuParts, MenuPartsContext } from './MenuParts'
import type { MenuSectionProps } from './MenuSection'
import { ItemMark, ItemNote, ItemText, popoverItem } from '../Popover/popoverItem'
import type { MenuItemProps } from './MenuItem'

interface MenuOverlayProps
  extends
    OverlayPartProps,
    Omit<MenuProps, 'trigger' | 'anchor' | keyof OverlayPartProps | 'defaultOpen'> {}

/** Implementation of a `MenuSection` in an open menu. */
function MenuGroup({ title, children, ...props }: MenuSectionProps) {
  return (
    <Root {...props}>
      {title ? <Title>{title}</Title> : null}
      {children}
    </Root>
  )
}

const Root = styled(AriaMenuSection)`
  & + & {
    margin-block-start: ${theme.space[1]};
    padding-block-start: ${theme.space[1]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`

const Title = styled(Header)`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.xs}/1.4 ${theme.font.family};
`

/** Implementation of a `MenuItem` in an open menu. */
function MenuEntry({
  children,
  icon,
  description,
  shortcut,
  tone,
  disabledReason,
  href,
  onAction,
  textValue = typeof children === 'string' ? children : undefined,
  ...props
}: MenuItemProps) {
  const isDisabled = disabledReason !== undefined
  const note = disabledReason ?? description
  return (
    <MenuEntryRoot
      {...props}
      href={isDisabled ? undefined : href}
      onAction={isDisabled ? undefined : onAction}
      textValue={textValue}
      render={isDisabled ? renderDisabled : undefined}
      data-tone={tone}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === 'none' ? null : (
            <ItemMark aria-hidden>{isSelected ? <Check /> : null}</ItemMark>
          )}
          {icon ? <ItemMark aria-hidden>{icon}</ItemMark> : null}
          <ItemText>
            <span>{children}</span>
            {note ? <ItemNote>{note}</ItemNote> : null}
          </ItemText>
          {shortcut ? <Keys dir="ltr">{shortcut}</Keys> : null}
        </>
      )}
    </MenuEntryRoot>
  )
}

const pressHandlers = /^on(Click|Key|Mouse|Touch|Drag|Pointer(Down|Up|Cancel))/

/** react-aria skips disabled items, so the keyboard couldn't reach their reason: this item only ignores presses. */
const renderDisabled: NonNullable<AriaMenuItemProps['render']> = (props) => {
  const stored = Object.entries(props).filter(([name]) => !pressHandlers.test(name))
  return <div {...Object.fromEntries(stored)} aria-disabled data-unavailable />
}

const MenuEntryRoot = styled(AriaMenuItem)`
  ${popoverItem}

  &[data-tone='danger']:not([data-unavailable]) {
    color: ${theme.color.danger};
  }
`

const Keys = styled.kbd`
  flex: none;
  padding-inline-start: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.xs}/1.25rem ${theme.font.family};
`

const parts: MenuParts = { Entry: MenuEntry, Group: MenuGroup }

/** Items of an open menu, without the popover around them. */
export function MenuList(props: ComponentProps<typeof List>) {
  return (
    <MenuPartsContext value={parts}>
      <List {...props} />
    </MenuPartsContext>
  )
}

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
        <MenuList
          {...props}
          ref={list}
          id={overlayId}
          aria-labelledby={triggerId}
          autoFocus={opening.end ?? true}
          onClose={() => onOpenChange(false)}
        />
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
