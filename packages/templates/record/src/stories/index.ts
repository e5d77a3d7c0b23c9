export { recordStories } from './recordStories'
