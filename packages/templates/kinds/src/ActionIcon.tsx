import { type Kinds, ruleOf } from '@console/core/kinds'
import { icons } from './icons'

/** The icon of an action. An arrow that leads back points the other way where lines begin at the right. */
export function ActionIcon({ kinds, action }: { kinds: Kinds; action: string }) {
  const { icon } = ruleOf(kinds, action)
  const Icon = icons[icon]
  return <Icon aria-hidden data-icon data-mirrored={icon === 'return' || undefined} />
}
