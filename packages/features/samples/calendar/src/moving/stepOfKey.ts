import type { ViewId } from '../paths'
import type { Step } from '../spans'

/** What a key does with a lifted event. */
export interface KeyStep {
  /** It is moved, or made longer and shorter. */
  what: 'move' | 'stretch'
  step: Step
}

/** Half an hour, as the lines of a day are. */
const slot = 30

/**
 * What an arrow key does with a lifted event: along the line by days; up and down by weeks in a month, by half hours where hours are drawn, and by days
 * with what takes whole days there.
 * @returns undefined for keys that do nothing
 */
export function stepOfKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { view, allDay, reading }: { view: ViewId; allDay: boolean; reading: 'ltr' | 'rtl' },
): KeyStep | undefined {
  const what = shiftKey ? 'stretch' : 'move'
  const [back, on] = reading === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back || key === on) return { what, step: { days: key === on ? 1 : -1 } }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const way = key === 'ArrowDown' ? 1 : -1
  if (view === 'month' && !(shiftKey && !allDay)) return { what, step: { days: way * 7 } }
  return { what, step: allDay ? { days: way } : { minutes: way * slot } }
}
