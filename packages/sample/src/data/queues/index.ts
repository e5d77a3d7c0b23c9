export { queueEndpoints } from './endpoints'
export { queueSummary } from './summary'
export { warmUp } from './warmUp'
