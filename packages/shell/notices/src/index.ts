export { FullPageMessage } from './FullPageMessage/FullPageMessage'
export { FullPageWait } from './FullPageWait/FullPageWait'
export { announce, type Notice } from './Notices/announce'
export { Notices } from './Notices/Notices'
