export { settingsStories } from './settingsStories'
