import { type ReactNode, use } from 'react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import { MenuPartsContext } from './MenuParts'

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
export function MenuItem(props: MenuItemProps) {
  const { Entry } = use(MenuPartsContext)
  return <Entry {...props} />
}
