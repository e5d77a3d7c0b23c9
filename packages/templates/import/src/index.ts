export { defineImport, type ImportConfig } from './config'
export { FileZone } from './steps/FileZone'
export { importing } from './route'
