export { decodeText } from './decodeText'
export { plainFileName, runsWhenOpened } from './fileNames'
export { sha256Of } from './sha256Of'
