export { listStories } from './listStories'
