import { type ComponentType, createContext } from 'react'
import type { MenuItemProps } from './MenuItem'
import type { MenuSectionProps } from './MenuSection'

/** What the items and sections of an open menu are drawn with; they come with its code. */
export interface MenuParts {
  Entry: ComponentType<MenuItemProps>
  Group: ComponentType<MenuSectionProps>
}

/** Given by an open menu to what is in it. */
export const MenuPartsContext = createContext<MenuParts>({
  Entry: () => null,
  Group: () => null,
})
