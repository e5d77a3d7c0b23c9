export { isHidden } from './isHidden'
