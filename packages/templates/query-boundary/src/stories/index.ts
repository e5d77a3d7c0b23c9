export { type Endpoints, type Given, queryBoundaryStories, usualStates } from './readStories'
