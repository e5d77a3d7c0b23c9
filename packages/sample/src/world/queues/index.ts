export { queueEndpoints } from './endpoints'
export { queueSummary } from './summary'
export { makeQueuedRows } from './makeQueuedRows'
