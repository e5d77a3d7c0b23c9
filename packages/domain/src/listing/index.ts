export { listingQueue } from './queue'
