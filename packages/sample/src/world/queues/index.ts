export { queueEndpoints } from './endpoints'
export { queueSummary } from './summary'
