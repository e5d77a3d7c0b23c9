export { type KeyGroup, useKeyGroup, useKeyGroups } from './keyGroups'
export { letterOf } from './letterOf'
