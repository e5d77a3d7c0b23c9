export { configuredScreen } from '../configuredScreen'
