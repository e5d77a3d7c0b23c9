export { type QueueSummary, type QueuesSummary, queuesSummary } from './contract'
export { type QueueFigure, queueFigureAddress, type Queue, queues } from './queues'
export { queuesQuery } from './readQueues'
