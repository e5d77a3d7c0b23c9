import { iconOf } from '../parts/icons'

export interface NavigationIconProps {
  /** What an entry calls its icon; nothing is drawn for a name that the set does not have. */
  name: string
}

/** The icon of an entry, for other parts that list entries. As large as the room it stands in makes it, 24 px by itself. */
export function NavigationIcon({ name }: NavigationIconProps) {
  const Icon = iconOf(name)
  return Icon ? <Icon aria-hidden /> : null
}
