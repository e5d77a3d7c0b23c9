import {
  endpoint,
  type EndpointCall,
  type Resolver,
  scenarioFor,
  type SampleDatabase,
} from '@console/sample'
import * as z from 'zod/mini'
import {
  chatContacts,
  type ChatContact,
  chatUser,
  type ChatUser,
  getChatAnswer,
  messagePayload,
  type MessagePayload,
  sendMessageAnswer,
} from '../contract'
import { writeChatTime } from '../chatTime'
import { sampleContacts, sampleDialogs, sampleUser } from './team'

// Beside a real server the sample backend cannot know its tokens, so these calls are public.

/** `GET /chat/contacts`, answered by `resolver`; stories pass their own. */
export function listContacts(resolver: Resolver<ChatContact[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/chat/contacts',
      roles: 'public',
      answer: chatContacts,
    },
    resolver,
  )
}

/** `GET /chat/get-chat`, answered by `resolver`. */
export function getChat(resolver: Resolver<z.input<typeof getChatAnswer>, undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/chat/get-chat',
      roles: 'public',
      answer: getChatAnswer,
      query: { contactId: { value: z.string() }, userId: { value: z.string() } },
    },
    resolver,
  )
}

/** `POST /chat/send-message`, answered by `resolver`. */
export function takeMessage(
  resolver: Resolver<z.input<typeof sendMessageAnswer>, MessagePayload, 'public'>,
) {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/chat/send-message',
      roles: 'public',
      body: messagePayload,
      answer: sendMessageAnswer,
      isOnce: true,
    },
    resolver,
  )
}

function readUser(resolver: Resolver<ChatUser, undefined, 'public'>) {
  return endpoint(
    { method: 'GET', base: 'samples', path: '/chat/user', roles: 'public', answer: chatUser },
    resolver,
  )
}

function changeUser(resolver: Resolver<ChatUser, ChatUser, 'public'>) {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/chat/user/data',
      roles: 'public',
      body: chatUser,
      answer: chatUser,
    },
    resolver,
  )
}

/** The chat's part of the sample backend. */
export const teamChatHandlers = [
  listContacts(({ database }) => {
    if (scenarioFor('GET /chat/contacts') === 'empty') return []
    const { seen } = readStoredChat(database)
    return sampleContacts.map((contact) =>
      seen.includes(contact.id) ? { ...contact, unread: 0 } : contact,
    )
  }),

  readUser(({ database }) => readStoredChat(database).user),

  changeUser(({ database, body }) => {
    saveChat(database, { user: body })
    return body
  }),

  getChat(({ database, query }) => {
    const contactId = query.get('contactId') ?? ''
    const { user, seen, sent } = readStoredChat(database)
    saveChat(database, { seen: [...new Set([...seen, contactId])] })
    const dialog = [...(sampleDialogs[contactId] ?? []), ...(sent[contactId] ?? [])]
    return { chat: { id: `chat-${contactId}`, dialog }, userChatList: user.chatList }
  }),

  takeMessage(storeMessage),
]

/** Stores a message of the user's. */
function storeMessage({
  database,
  body: { contactId, messageText },
}: EndpointCall<MessagePayload, 'public'>) {
  const { user, sent } = readStoredChat(database)
  const time = writeChatTime(new Date(database.now()))
  const message = { who: user.id, message: messageText, time }
  const isListed = user.chatList.some((entry) => entry.contactId === contactId)
  const userChatList = isListed ? user.chatList : [...user.chatList, { contactId }]
  saveChat(database, {
    user: { ...user, chatList: userChatList },
    sent: { ...sent, [contactId]: [...(sent[contactId] ?? []), message] },
  })
  return { message, userChatList }
}

const storedChat = z.object({
  user: chatUser,
  /** Contacts whose messages the user has seen. */
  seen: z.array(z.string()),
  /** Messages sent by the user, by contact. */
  sent: z.record(
    z.string(),
    z.array(z.object({ who: z.string(), message: z.string(), time: z.string() })),
  ),
})

/** Changes to the chat since the start of the sample database. */
type StoredChat = z.infer<typeof storedChat>

/** Stored as settings of a non-existent account: survives reloads, in every tab, until the sample database is reset. */
const account = 'team-chat'

/** Reads the changes so far. */
function readStoredChat(database: SampleDatabase): StoredChat {
  const stored = storedChat.safeParse(database.settings(account))
  return stored.success ? stored.data : { user: sampleUser, seen: [], sent: {} }
}

/** Stores changes. */
function saveChat(database: SampleDatabase, change: Partial<StoredChat>): void {
  database.saveSettings(account, { ...readStoredChat(database), ...change })
}
