export { defineImport, type ImportConfig } from './config'
export { importing } from './route'
export { UnsentLeave } from './UnsentLeave'
