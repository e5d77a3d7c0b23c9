import { type ActionState, type Workflows, ruleOf } from '@console/core/workflows'

/** Actions of a record, distributed over buttons and menu. */
export interface Offer {
  primary: ActionState | undefined
  secondary: readonly ActionState[]
  others: readonly ActionState[]
}

/** Reports whether an action fits the record's status. One that does not is not offered at all. */
export function isInPlace({ blocker }: ActionState): boolean {
  return blocker !== 'wrong_status'
}

/** Finds the action for a shortcut that several share: one that is available now, else one that fits the status, else the first. */
export function meantBy(
  workflows: Workflows,
  actions: readonly ActionState[],
  shortcut: string,
): ActionState | undefined {
  const meant = actions.filter(({ action }) => ruleOf(workflows, action).shortcut === shortcut)
  return meant.find(({ blocker }) => blocker === null) ?? meant.find(isInPlace) ?? meant[0]
}

/**
 * Distributes the available actions over buttons and menu, by placement and order of their workflows: one primary, two secondary, the
 * rest in the menu.
 */
export function offerOf(workflows: Workflows, actions: readonly ActionState[]): Offer {
  const here = actions.filter(isInPlace)
  const placed = (placement: 'primary' | 'secondary') =>
    workflows.flatMap((workflow) =>
      Object.entries(workflow.actions)
        .filter(([, rule]) => rule.placement === placement)
        .flatMap(([name]) => here.find(({ action }) => action === name) ?? []),
    )
  const [primary] = placed('primary')
  const secondary = placed('secondary').slice(0, 2)
  const shown = new Set([primary, ...secondary])
  return { primary, secondary, others: here.filter((state) => !shown.has(state)) }
}
