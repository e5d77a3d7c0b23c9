export { CountedLink } from './CountedLink'
export { DiffCard } from './changes/DiffCard'
export { MediaGallery } from './media/MediaGallery'
export { PictureViewer } from './media/PictureViewer'
export { PartAction } from './PartAction'
export { useOpenRecord } from './openRecord'
export {
  type RecordSlotProps,
  type RecordTab,
  type RecordMessages,
  defineRecord,
} from './config/RecordConfig'
export { RecordPlaceholder } from './layout/RecordPlaceholder'
export { Remarks } from './remarks/Remarks'
export { Timeline } from './history/Timeline'
export { SensitiveMedia } from './media/SensitiveMedia'
export { recordScreen } from './recordScreen'
export { record } from './route'
export { StatusTimeline } from './status-timeline/StatusTimeline'
export type { Course } from './status-timeline/stepsOf'
export { StatusSteps, type StatusStep } from './status-timeline/StatusSteps'
export { historyTab, useTab } from './state/useTab'
