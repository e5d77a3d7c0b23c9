export { matchPictures, sendPicture } from './calls'
export {
  matchedBy,
  matchedPictures,
  type MatchedPictures,
  picturesToMatch,
  pictureToAdd,
} from './contract'
export {
  minPictureSide,
  maxPicturePixels,
  maxFileBytes,
  maxPictures,
  type PictureFault,
  pictureFaultOf,
} from './limits'
export {
  isPdf,
  pictureFactsOf,
  type PictureFacts,
  pictureTypeOf,
  pictureTypes,
} from './pictureFacts'
export { isPictureData } from './pictureData'
export { type Picture, readPicture } from './readPicture'
export { withoutMetadata } from './withoutMetadata'
