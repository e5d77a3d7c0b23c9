export { plainFileName, runsWhenOpened } from './fileNames'
