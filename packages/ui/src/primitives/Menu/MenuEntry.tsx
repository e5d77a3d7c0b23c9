import { Check } from 'lucide-react'
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { ItemMark, ItemNote, ItemText, popoverItem } from '../Popover/popoverItem'
import type { MenuItemProps } from './MenuItem'

/** Implementation of a `MenuItem` in an open menu. */
export function MenuEntry({
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
    <Root
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
    </Root>
  )
}

const pressHandlers = /^on(Click|Key|Mouse|Touch|Drag|Pointer(Down|Up|Cancel))/

/** react-aria skips disabled items, so the keyboard couldn't reach their reason: this item only ignores presses. */
const renderDisabled: NonNullable<AriaMenuItemProps['render']> = (props) => {
  const stored = Object.entries(props).filter(([name]) => !pressHandlers.test(name))
  return <div {...Object.fromEntries(stored)} aria-disabled data-unavailable />
}

const Root = styled(AriaMenuItem)`
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
