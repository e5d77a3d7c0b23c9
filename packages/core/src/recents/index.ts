export { storeRecents, readRecents } from './storeRecents'
export { type Recent, addRecent } from './addRecent'
