import type { Transition } from '@console/core/flows'
import type { WayPoint } from './Way'

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
  state: WayPoint['state']
}

/**
 * The way of a record: what lies behind it, where it stands, and where it can go. One whose way has ended came no further; one that
 * stands outside its way has not begun it.
 * @param cameTo whether the record has come to a status; looked at where its way has ended
 */
export function stepsOf<Status extends string>(
  { table, actions, usual, between, ends }: Course<Status>,
  status: Status,
  cameTo: (status: Status) => boolean,
): Step<Status>[] {
  if (ends.includes(status))
    return [
      ...usual.filter(cameTo).map((each) => ({ status: each, state: 'done' as const })),
      { status, state: 'ended' },
    ]
  const before = between[status]
  if (before === undefined && !usual.includes(status)) return [{ status, state: 'current' }]
  const way =
    before === undefined
      ? usual
      : usual.toSpliced(before === null ? usual.length : usual.indexOf(before), 0, status)
  const next = new Set(
    table
      .filter(({ event, from }) => actions.includes(event) && from.includes(status))
      .map(({ to }) => to),
  )
  const at = way.indexOf(status)
  return way.map((each, place) => ({
    status: each,
    state: place < at ? 'done' : place === at ? 'current' : next.has(each) ? 'possible' : 'toCome',
  }))
}
