export { type Endpoints, type Given, readStories, usualStates } from './readStories'
