export { ApiError, type FieldRefusal } from './ApiError'
export type { Call, Send } from './call'
export { serverNow } from './serverClock'
export { SendContext, useSend } from './SendContext'
