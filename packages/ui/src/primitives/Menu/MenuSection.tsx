import { type ReactNode, use } from 'react'
import type { MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components/Menu'
import { MenuPartsContext } from './MenuParts'

export interface MenuSectionProps extends Pick<
  AriaMenuSectionProps<object>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange'
> {
  /** What its items have in common, shown above them. Without it, give `aria-label`. */
  title?: ReactNode
  'aria-label'?: string
  children: ReactNode
}

/** A group of a menu's items, parted from the group before it by a line. With `selectionMode` only its items are ticked. */
export function MenuSection(props: MenuSectionProps) {
  const { Group } = use(MenuPartsContext)
  return <Group {...props} />
}
