import type { Transition } from '@console/core/flows'
import type { ActionState } from '@console/core/workflows'
import type { StatusStep } from './StatusSteps'

/** Timeline of a record, from the table of its lifecycle. */
export interface Course<Status extends string> {
  table: readonly Pick<Transition<string, Status, never>, 'event' | 'from' | 'to'>[]
  /** Events of the table that operators can trigger. */
  actions: readonly string[]
  /** Statuses of a record without incidents, in order. */
  usual: readonly Status[]
  /** Statuses that are shown only while a record has them, each with the usual one that follows; null: after all of them. */
  between: Readonly<Partial<Record<Status, Status | null>>>
  /** Statuses in which a record may end early. */
  ends: readonly Status[]
}

/** Step of a timeline. */
export interface Step<Status extends string> {
  status: Status
  state: StatusStep['state']
  /** Blocker of the action that leads there; null without one. */
  blocker: string | null
}

/**
 * Steps of a record: past, current and next. A step is possible exactly when its action is, by the record's own `_actions`, so
 * that it matches the button. A record that has ended goes no further; one outside its timeline has not started it.
 * @param permissions the record's `_actions`
 * @param cameTo reports whether the record has reached a status; called only for a record that has ended
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
        .map((each) => ({ status: each, state: 'done' as const, blocker: null })),
      { status, state: 'ended', blocker: null },
    ]
  const before = between[status]
  if (before === undefined && !usual.includes(status))
    return [{ status, state: 'current', blocker: null }]
  const way =
    before === undefined
      ? usual
      : usual.toSpliced(before === null ? usual.length : usual.indexOf(before), 0, status)
  const at = way.indexOf(status)
  return way.map((each, place) => {
    if (place < at) return { status: each, state: 'done', blocker: null }
    if (place === at) return { status: each, state: 'current', blocker: null }
    const leading = permissions.filter(({ action }) =>
      table.some(
        ({ event, from, to }) =>
          event === action && actions.includes(event) && from.includes(status) && to === each,
      ),
    )
    if (leading.some(({ blocker }) => blocker === null))
      return { status: each, state: 'possible', blocker: null }
    const blocked = leading.find(({ blocker }) => blocker !== 'wrong_status')
    return { status: each, state: 'toCome', blocker: blocked?.blocker ?? null }
  })
}
