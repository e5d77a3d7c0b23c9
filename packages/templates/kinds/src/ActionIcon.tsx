import { type Kinds, ruleOf } from '@console/core/kinds'
import { icons } from './icons'

/** Icon of an action. An arrow that points back is mirrored right to left. */
export function ActionIcon({ kinds, action }: { kinds: Kinds; action: string }) {
  const { icon } = ruleOf(kinds, action)
  const Icon = icons[icon]
  return <Icon aria-hidden data-icon data-mirrored={icon === 'return' || undefined} />
}
