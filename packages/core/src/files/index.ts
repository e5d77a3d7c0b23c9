export { decodeText } from './decodeText'
export { plainFileName, runsWhenOpened } from './fileNames'
export { mostPictureBytes, PictureError, pictureTypes, readPicture } from './readPicture'
export { sha256Of } from './sha256Of'
