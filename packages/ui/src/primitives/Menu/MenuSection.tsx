import { type ReactNode, use } from 'react'
import { MenuPartsContext } from './MenuParts'

export interface MenuSectionProps {
  /** What its items have in common, shown above them. Without it, give `aria-label`. */
  title?: ReactNode
  'aria-label'?: string
  children: ReactNode
}

/** A group of a menu's items, parted from the group before it by a line. */
export function MenuSection(props: MenuSectionProps) {
  const { Group } = use(MenuPartsContext)
  return <Group {...props} />
}
