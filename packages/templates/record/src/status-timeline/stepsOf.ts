import type { Transition } from '@console/core/flows'
import type { ActionState } from '@console/core/kinds'
import type { StatusStep } from './StatusSteps'

/** The way of the records of a kind, by the table of its lifecycle. */
export interface Course<Status extends string> {
  table: readonly Pick<Transition<string, Status, never>, 'event' | 'from' | 'to'>[]
  /** Which events of the table operators can make happen. */
  actions: readonly string[]
  /** The statuses of a record that meets no trouble, in their order. */
  usual: readonly Status[]
  /** A status that is drawn only while a record stands in it, and the usual one before which it stands; null: behind them all. */
  between: Readonly<Partial<Record<Status, Status | null>>>
  /** Where a way may end before its end. */
  ends: readonly Status[]
}

/** One step of a way. */
export interface Step<Status extends string> {
  status: Status
  state: StatusStep['state']
  /** Why the action that leads there is blocked now; null where none is. */
  hindrance: string | null
}

/**
 * Steps of a record: past, current and next. A step is possible exactly where the action that leads to it is, by the record's own
 * `_actions`, so that it says the same as the button. A record whose way has ended came no further; one outside its way has not begun it.
 * @param permissions the record's `_actions`
 * @param cameTo whether the record has come to a status; read only where its way has ended
 */
export function stepsOf<Status extends string>(
  { table, actions, usual, between, ends }: Course<Status>,
  status: Status,
  permissions: readonly ActionState[],
  cameTo: (status: Status) => boolean,
): Step<Status>[] {
  if (ends.includes(status))
    return [
      ...usual
        .filter(cameTo)
        .map((each) => ({ status: each, state: 'done' as const, hindrance: null })),
      { status, state: 'ended', hindrance: null },
    ]
  const before = between[status]
  if (before === undefined && !usual.includes(status))
    return [{ status, state: 'current', hindrance: null }]
  const way =
    before === undefined
      ? usual
      : usual.toSpliced(before === null ? usual.length : usual.indexOf(before), 0, status)
  const at = way.indexOf(status)
  return way.map((each, place) => {
    if (place < at) return { status: each, state: 'done', hindrance: null }
    if (place === at) return { status: each, state: 'current', hindrance: null }
    const leading = permissions.filter(({ action }) =>
      table.some(
        ({ event, from, to }) =>
          event === action && actions.includes(event) && from.includes(status) && to === each,
      ),
    )
    if (leading.some(({ hindrance }) => hindrance === null))
      return { status: each, state: 'possible', hindrance: null }
    const blocked = leading.find(({ hindrance }) => hindrance !== 'wrong_status')
    return { status: each, state: 'toCome', hindrance: blocked?.hindrance ?? null }
  })
}
