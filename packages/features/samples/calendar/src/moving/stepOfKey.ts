import type { ViewId } from '../paths'
import type { Step } from '../spans'

/** Effect of a key on a lifted event. */
export interface KeyStep {
  /** Moved or resized. */
  what: 'move' | 'resize'
  step: Step
}

/** Half an hour, the distance between the lines of a day. */
const slot = 30

/**
 * Effect of an arrow key on a lifted event: horizontally by days; vertically by weeks in a month, by half hours in
 * views with hours, and by days for all-day events there.
 * @returns undefined for other keys
 */
export function stepOfKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { view, allDay, reading }: { view: ViewId; allDay: boolean; reading: 'ltr' | 'rtl' },
): KeyStep | undefined {
  const what = shiftKey ? 'resize' : 'move'
  const [back, on] = reading === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back || key === on) return { what, step: { days: key === on ? 1 : -1 } }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const way = key === 'ArrowDown' ? 1 : -1
  if (view === 'month' && !(shiftKey && !allDay)) return { what, step: { days: way * 7 } }
  return { what, step: allDay ? { days: way } : { minutes: way * slot } }
}
