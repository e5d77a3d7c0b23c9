export { holdTyping } from './holdTyping'
export { type KeyGroup, useKeyGroup, useKeyGroups } from './keyGroups'
export { letterOf } from './letterOf'
export { useHeldTyping } from './useHeldTyping'
