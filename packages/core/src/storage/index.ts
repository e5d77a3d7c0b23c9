export { guardStorage } from './guardStorage'
export { memoryStorage } from './memoryStorage'
export { openStorage } from './openStorage'
export { onStored, announceStored } from './onStored'
