export { CountedLink } from './parts/CountedLink'
export { DiffCard } from './parts/DiffCard'
export { MediaGallery } from './parts/MediaGallery'
export { PictureViewer } from './parts/PictureViewer'
export { PartAction } from './PartAction'
export { useOpenRecord } from './openRecord'
export {
  type RecordSlotProps,
  type RecordTab,
  type RecordMessages,
  defineRecord,
} from './RecordConfig'
export { RecordPlaceholder } from './frame/RecordPlaceholder'
export { Remarks } from './parts/Remarks'
export { Timeline } from './parts/Timeline'
export { SensitiveMedia } from './parts/SensitiveMedia'
export { recordScreen } from './recordScreen'
export { record } from './route'
export { StatusTimeline } from './status-timeline/StatusTimeline'
export type { Course } from './status-timeline/stepsOf'
export { StatusSteps, type StatusStep } from './status-timeline/StatusSteps'
export { historyTab, useTab } from './useTab'
