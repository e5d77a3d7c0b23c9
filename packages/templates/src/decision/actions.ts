import type { Action } from '@console/domain/approval'
import type { ActionState } from '@console/domain/kinds'

/** The one that goes on, of which the first that is possible stands out. */
const onward: readonly Action[] = ['approve', 'publish', 'reinstate', 'reopen', 'feature']

/** Beside it, two at most. */
const beside: readonly Action[] = [
  'request_changes',
  'reject',
  'suspend',
  'hide',
  'unfeature',
  'mask',
]

/** Where what may be done with a record is offered. */
export interface Offer {
  primary: ActionState | undefined
  secondary: readonly ActionState[]
  others: readonly ActionState[]
}

/** Whether an action belongs to where the record stands. One that does not is not offered: its reason would be its status. */
export function isInPlace({ hindrance }: ActionState): boolean {
  return hindrance !== 'wrong_status'
}

/** Distributes the actions of where a record stands over buttons and menu: one primary, two secondary, the others in the menu. */
export function offerOf(actions: readonly ActionState[]): Offer {
  const offered = actions.filter(isInPlace)
  const has = (name: Action) => offered.find(({ action }) => action === name) ?? []
  const primary = onward.flatMap(has)[0]
  const secondary = beside.flatMap(has).slice(0, 2)
  const shown = new Set([primary, ...secondary])
  return { primary, secondary, others: offered.filter((state) => !shown.has(state)) }
}
