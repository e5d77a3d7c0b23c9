export type { PictureShape } from './cropPicture'
export { isUploaded } from './isUploaded'
export { PictureField } from './PictureField'
