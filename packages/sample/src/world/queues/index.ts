export { queueEndpoints } from './endpoints'
export { queueSummary } from './summary'
export { makeAhead } from './makeAhead'
