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
  isPictureData,
} from './limits'
export {
  isPdf,
  pictureDetailsOf,
  type PictureDetails,
  pictureTypeOf,
  pictureTypes,
} from './pictureDetails'
export { type Picture, readPicture } from './readPicture'
export { maxPictureBytes, usePictureFile } from './usePictureFile'
export { withoutMetadata } from './withoutMetadata'
