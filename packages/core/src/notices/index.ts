export { type Notice, type Notices, NoticesContext, useNotices } from './NoticesContext'
