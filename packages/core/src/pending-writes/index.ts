export {
  type PendingWrite,
  type PendingWrites,
  createPendingWrites,
  isAnswer,
  type UnansweredWrite,
} from './pendingWrites'
export { browserPendingWrites, guardPendingWrites } from './browserPendingWrites'
export { beginInFlight, isInFlight, useIsInFlight } from './inFlight'
export { usePendingWrites } from './usePendingWrites'
