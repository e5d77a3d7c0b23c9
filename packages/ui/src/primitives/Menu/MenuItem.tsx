import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { ItemMark, ItemNote, ItemWords, popoverItem } from '../Popover/popoverItem'

export interface MenuItemProps extends Pick<
  AriaMenuItemProps,
  'id' | 'href' | 'target' | 'onAction' | 'textValue'
> {
  /** Words. Where they are more than a string, `textValue` says what typed letters are compared with. */
  children: ReactNode
  /** An icon before the words. One that points along the line carries `data-mirrored`. */
  icon?: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** The keys that do the same without the menu, as they are written on them: `⌘ K`. */
  shortcut?: string
  /** `danger` for what destroys. */
  tone?: 'danger'
  /** Why it cannot be chosen now. Such an item can still be reached and read, but not pressed. */
  disabledReason?: string
}

/** An action, a link or a choice of a `Menu`. */
export function MenuItem({
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
          <ItemWords>
            <span>{children}</span>
            {note ? <ItemNote>{note}</ItemNote> : null}
          </ItemWords>
          {shortcut ? <Keys dir="ltr">{shortcut}</Keys> : null}
        </>
      )}
    </Root>
  )
}

const pressHandlers = /^on(Click|Key|Mouse|Touch|Drag|Pointer(Down|Up|Cancel))/

/** react-aria skips disabled items, and so their reason could not be read by keyboard: this one only loses its presses. */
const renderDisabled: NonNullable<AriaMenuItemProps['render']> = (props) => {
  const kept = Object.entries(props).filter(([name]) => !pressHandlers.test(name))
  return <div {...Object.fromEntries(kept)} aria-disabled data-unavailable />
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
  font: 400 ${theme.text.xs}/20px ${theme.font.family};
`
