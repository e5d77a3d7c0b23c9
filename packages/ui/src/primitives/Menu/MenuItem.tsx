import { type ReactNode, use } from 'react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import { MenuPartsContext } from './MenuParts'

export interface MenuItemProps extends Pick<
  AriaMenuItemProps,
  'id' | 'href' | 'target' | 'onAction' | 'textValue'
> {
  /** Content. Where it is more than a string, typed letters are matched with `textValue`. */
  children: ReactNode
  /** An icon before the content. One that points along the line has `data-mirrored`. */
  icon?: ReactNode
  /** A second, muted line. */
  description?: ReactNode
  /** Keyboard shortcut of the same action, as printed on the keys: `⌘ K`. */
  shortcut?: string
  /** `danger` for destructive actions. */
  tone?: 'danger'
  /** Reason why it can't be chosen now. The item can still be focused and read, but not pressed. */
  disabledReason?: string
}

/** An action, a link or a choice of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { Entry } = use(MenuPartsContext)
  return <Entry {...props} />
}
