export { Frame, type FrameProps } from './Frame/Frame'
export { useIsWide } from './Frame/useIsWide'
export { frameMessages } from './messages'
