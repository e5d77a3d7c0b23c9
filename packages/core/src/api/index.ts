export { ApiError, type FieldRefusal } from './ApiError'
export type { Call, Send } from './call'
export { SendContext, useSend } from './SendContext'
