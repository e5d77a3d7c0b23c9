export { guardStorage, memoryStorage } from './guardStorage'
export { openStorage } from './openStorage'
export { onStored, announceStored } from './onStored'
