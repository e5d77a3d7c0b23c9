export { structureStories } from './structureStories'
