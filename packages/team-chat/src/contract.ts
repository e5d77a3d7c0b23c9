import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { readChatTime } from './chatTime'

/** Specification 3: presence of a contact. */
export const presences = ['online', 'do-not-disturb', 'away', 'offline'] as const

export type Presence = (typeof presences)[number]

const contact = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of a picture; empty where there is none. */
  avatar: z.string(),
  status: z.enum(presences),
  /** Number of this contact's messages that the user has not seen. */
  unread: z.int().check(z.nonnegative()),
  /** The contact's status message; the specification's other shape of a contact has it. */
  mood: z.optional(z.string()),
})

/** A member of the team (specification 3, chat). */
export type ChatContact = z.infer<typeof contact>

/** Specification 7: the response of `GET /api/chat/contacts`. */
export const chatContacts = readableListOf(contact)

const chatList = readableListOf(z.object({ contactId: z.string() }))

/**
 * Specification 7: the response of `GET /api/chat/user`, and both body and response of `POST
 * /api/chat/user/data`.
 */
export const chatUser = z.object({
  id: z.string(),
  avatar: z.string(),
  chatList,
  /** Presence and status message of the user, as of a contact, where the server knows them. */
  status: z.optional(z.enum(presences)),
  mood: z.optional(z.string()),
})

/** The chatting user. `chatList` names the contacts with whom there is a chat. */
export type ChatUser = z.infer<typeof chatUser>

const time = z.pipe(z.pipe(z.string(), z.transform(readChatTime)), z.date())

const chatMessage = z.object({
  /** Id of the author: the user or the contact. */
  who: z.string(),
  message: z.string(),
  time,
})

/** A message of a chat. */
export type ChatMessage = z.infer<typeof chatMessage>

const chat = z.object({ id: z.string(), dialog: readableListOf(chatMessage) })

/** Messages of two people, oldest first. */
export type Chat = z.infer<typeof chat>

/** Specification 7: the response of `GET /api/chat/get-chat`. */
export const getChatAnswer = z.object({ chat, userChatList: chatList })

/** A chat and the user's chat list, which reading it may have changed. */
export type GetChatAnswer = z.infer<typeof getChatAnswer>

/** Specification 3: the body of `POST /api/chat/send-message`. */
export const messagePayload = z.object({
  chatId: z.string(),
  messageText: z.string().check(z.minLength(1)),
  contactId: z.string(),
})

/** A message to send. */
export type MessagePayload = z.infer<typeof messagePayload>

/** Specification 7: the response of `POST /api/chat/send-message`. */
export const sendMessageAnswer = z.object({ message: chatMessage, userChatList: chatList })

/** The message as stored, and the user's chat list. */
export type SendMessageAnswer = z.infer<typeof sendMessageAnswer>
