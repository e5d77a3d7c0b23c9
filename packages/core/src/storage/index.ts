export { memoryStorage } from './memoryStorage'
export { openStorage } from './openStorage'
