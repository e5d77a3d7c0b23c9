import { type ReactNode, use } from 'react'
import type { MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components/Menu'
import { MenuPartsContext } from './MenuParts'

export interface MenuSectionProps extends Pick<
  AriaMenuSectionProps<object>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange'
> {
  /** Title of the group. Without it, give `aria-label`. */
  title?: ReactNode
  'aria-label'?: string
  children: ReactNode
}

/**
 * A group of a menu's items, separated from the previous group by a line. With `selectionMode` only its items are ticked.
 */
export function MenuSection(props: MenuSectionProps) {
  const { Group } = use(MenuPartsContext)
  return <Group {...props} />
}
