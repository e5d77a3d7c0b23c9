export { changeUser, readChat, readContacts, readUser, sendMessage } from './api'
export {
  type ChatContact,
  type ChatUser,
  type MessagePayload,
  type Presence,
  presences,
} from './contract'
export { Conversation, SkippedMessages } from './Conversation/Conversation'
export type { conversationMachine } from './Conversation/conversationMachine'
export type { outboxMachine } from './Conversation/outboxMachine'
export { FailurePanel } from './Conversation/FailurePanel'
export { PresenceMark } from './Conversation/PresenceMark'
export { Prompt } from './Conversation/Prompt'
export {
  type ConversationCalls,
  type ConversationOf,
  useConversation,
} from './Conversation/useConversation'
export { orderContacts, type Team, teamKey, type TeamQuery, useTeam } from './Conversation/useTeam'
