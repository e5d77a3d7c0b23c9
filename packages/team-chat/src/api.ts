import type { Send } from '@console/core/api'
import type { ReportingSkipped } from '@console/core/skipped'
import {
  type ChatContact,
  chatContacts,
  type ChatUser,
  chatUser,
  type GetChatAnswer,
  getChatAnswer,
  type MessagePayload,
  type SendMessageAnswer,
  sendMessageAnswer,
} from './contract'

/** Specification 7: `GET /api/chat/contacts`. */
export function readContacts(send: Send, noting?: ReportingSkipped): Promise<ChatContact[]> {
  return send({
    base: 'samples',
    method: 'GET',
    path: '/chat/contacts',
    answer: chatContacts,
    ...noting,
  })
}

/** Specification 7: `GET /api/chat/user`. */
export function readUser(send: Send, noting?: ReportingSkipped): Promise<ChatUser> {
  return send({ base: 'samples', method: 'GET', path: '/chat/user', answer: chatUser, ...noting })
}

/**
 * Specification 7: `POST /api/chat/user/data`, which returns the changed user.
 * @param key idempotency key: the same for every retry of one change
 */
export function changeUser(send: Send, user: ChatUser, key: string): Promise<ChatUser> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/chat/user/data',
    body: user,
    headers: { 'Idempotency-Key': key },
    answer: chatUser,
  })
}

/** Specification 7: `GET /api/chat/get-chat`. */
export function readChat(
  send: Send,
  query: { contactId: string; userId: string },
  noting?: ReportingSkipped,
): Promise<GetChatAnswer> {
  return send({
    base: 'samples',
    method: 'GET',
    path: '/chat/get-chat',
    query,
    answer: getChatAnswer,
    ...noting,
  })
}

/**
 * Specification 7: `POST /api/chat/send-message`.
 * @param key idempotency key: the same for every retry of one message, so that it is stored once
 */
export function sendMessage(
  send: Send,
  message: MessagePayload,
  key: string,
  signal?: AbortSignal,
): Promise<SendMessageAnswer> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/chat/send-message',
    body: message,
    headers: { 'Idempotency-Key': key },
    answer: sendMessageAnswer,
    signal,
  })
}
