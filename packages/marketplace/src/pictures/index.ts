export type { PictureShape } from './cropPicture'
export { isUploaded, PictureField } from './PictureField'
