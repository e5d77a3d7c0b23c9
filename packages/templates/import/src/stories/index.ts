export { addUnfinished } from './addUnfinished'
export { configuredScreen } from '../configuredScreen'
