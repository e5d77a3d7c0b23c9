export { createQueries } from './createQueries'
