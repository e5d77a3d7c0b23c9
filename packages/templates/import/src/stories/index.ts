export { addUnfinished } from './addUnfinished'
export { configuredScreen } from '../ImportScreen'
