import { type ComponentType, createContext } from 'react'
import type { MenuItemProps } from './MenuItem'
import type { MenuSectionProps } from './MenuSection'

/** Components of an open menu's items and sections; they are loaded with its code. */
export interface MenuParts {
  Entry: ComponentType<MenuItemProps>
  Group: ComponentType<MenuSectionProps>
}

/** Provided by an open menu to its content. */
export const MenuPartsContext = createContext<MenuParts>({
  Entry: () => null,
  Group: () => null,
})
