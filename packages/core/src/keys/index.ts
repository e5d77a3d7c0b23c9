export { type KeyGroup, useKeyGroup, useKeyGroups } from './keyGroups'
