export { defineImport, type ImportConfig } from './config/config'
export { importing } from './route'
export { UnsentLeave } from './steps/UnsentLeave'
