export { type QueueSummary, type QueuesSummary, queuesSummary } from './contract'
export { type QueueFigure, queueFigureAddress } from './figures'
export { type Queue, queues } from './queues'
export { queuesQuery } from './readQueues'
