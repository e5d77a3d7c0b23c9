export { CountedLink } from './parts/CountedLink'
export { DiffCard } from './parts/DiffCard'
export { MediaGallery } from './parts/MediaGallery'
export { PictureViewer } from './parts/PictureViewer'
export { PartAction } from './PartAction'
export { useOpenRecord } from './openRecord'
export {
  type RecordSlotProps,
  type RecordTab,
  type RecordWords,
  defineRecord,
} from './RecordConfig'
export { RecordPlaceholder } from './frame/RecordPlaceholder'
export { Remarks } from './parts/Remarks'
export { Timeline } from './parts/Timeline'
export { SensitiveMedia } from './parts/SensitiveMedia'
export { recordScreen } from './recordScreen'
export { record } from './route'
export { RecordWay } from './way/RecordWay'
export type { Course } from './way/stepsOf'
export { Way, type WayPoint } from './way/Way'
export { historyTab, useTab } from './useTab'
