export { decodeText } from './decodeText'
export { plainFileName, runsWhenOpened } from './fileNames'
export { type Picture, type PictureFault, readPicture } from './readPicture'
