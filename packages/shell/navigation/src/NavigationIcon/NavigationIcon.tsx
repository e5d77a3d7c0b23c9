import { iconOf } from '../entry/icons'

export interface NavigationIconProps {
  /** Name of the icon; an unknown one draws nothing. */
  name: string
}

/** Icon of an entry, for other parts that list entries. Sized by its container, 24 px by default. */
export function NavigationIcon({ name }: NavigationIconProps) {
  const Icon = iconOf(name)
  return Icon ? <Icon aria-hidden /> : null
}
