export type { PictureShape } from './cropPicture'
export { PictureField } from './PictureField'
