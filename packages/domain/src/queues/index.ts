export { queueAddresses, type QueueFigure, queueFigureAddress } from './queueAddresses'
export { type QueueSummary, type QueuesSummary, queueNames, queuesSummary } from './queues'
export { queuesQuery } from './readQueues'
