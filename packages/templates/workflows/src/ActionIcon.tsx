import { type Workflows, ruleOf } from '@console/core/workflows'
import { icons } from './icons'

/** Icon of an action. An arrow that points back is mirrored right to left. */
export function ActionIcon({ workflows, action }: { workflows: Workflows; action: string }) {
  const { icon } = ruleOf(workflows, action)
  const Icon = icons[icon]
  return <Icon aria-hidden data-icon data-mirrored={icon === 'return' || undefined} />
}
