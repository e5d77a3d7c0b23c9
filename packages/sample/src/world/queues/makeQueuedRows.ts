import { world } from '../../store/store'
import { sampleQueues } from './summary'

/** Makes what the queues count one entity at a time, so that the first call that counts them all does not hold up the others. */
export function makeQueuedRows([next, ...rest] = sampleQueues): void {
  if (next === undefined) return
  setTimeout(() => {
    next.rowsIn(world)
    makeQueuedRows(rest)
  }, 20)
}
