export { decodeText } from './decodeText'
export { plainFileName, runsWhenOpened } from './fileNames'
