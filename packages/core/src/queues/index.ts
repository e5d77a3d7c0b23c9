export { queueAddresses } from './queueAddresses'
export {
  queueNames,
  queueSummary,
  type QueueSummary,
  queuesSummary,
  type QueuesSummary,
} from './queues'
export { queuesQuery } from './readQueues'
