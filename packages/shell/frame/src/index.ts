export { Frame, type FrameProps } from './Frame/Frame'
export { frameWords } from './words'
