export { decodeText } from './decodeText'
export { plainFileName, runsWhenOpened } from './fileNames'
export { saveBlob, saveFrom } from './saveBlob'
export { sha256Of } from './sha256Of'
