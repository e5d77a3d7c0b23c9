export { matchPictures, sendPicture } from './calls'
export {
  matchedBy,
  matchedPictures,
  type MatchedPictures,
  picturesToMatch,
  pictureToAdd,
} from './contract'
export {
  leastPictureSide,
  mostPictureBytes,
  mostPictures,
  type PictureFault,
  pictureFaultOf,
} from './limits'
export { pictureFactsOf, type PictureFacts, pictureTypeOf, pictureTypes } from './pictureFacts'
export { type Picture, readPicture } from './readPicture'
