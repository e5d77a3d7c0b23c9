import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type {
  Chat,
  ChatMessage,
  GetChatAnswer,
  MessagePayload,
  SendMessageAnswer,
} from '../contract'
import { conversationMachine, type Sending } from './conversationMachine'
import { type Team, teamKey } from './useTeam'

/** The calls of a conversation. */
export interface ConversationCalls {
  loadChat: (
    query: { contactId: string; userId: string },
    signal: AbortSignal,
  ) => Promise<GetChatAnswer>
  /** It is not given up when the conversation is left, so it has no signal. */
  sendMessage: (message: MessagePayload, key: string) => Promise<SendMessageAnswer>
}

interface ConversationOptions extends ConversationCalls {
  userId: string
  /** With whom; null: with nobody. */
  contactId: string | null
}

/** A conversation, where it stands, and what is typed and not sent, by contact. */
export type ConversationOf = ReturnType<typeof useConversation>

/** Runs the conversation with the selected contact, and keeps the user's chat list and the unread counts up to date. */
export function useConversation({ userId, contactId, loadChat, sendMessage }: ConversationOptions) {
  const queries = useQueryClient()
  const machine = useMemo(() => {
    const change = (update: (team: Team) => Team) =>
      queries.setQueryData<Team>(teamKey, (team) => team && update(team))
    return conversationMachine.provide({
      actors: {
        loadChat: fromPromise<Chat, { contactId: string }>(async ({ input, signal }) => {
          const query = { contactId: input.contactId, userId }
          const { chat, userChatList } = await loadChat(query, signal)
          change(({ contacts, user }) => ({
            user: { ...user, chatList: userChatList },
            contacts: contacts.map((contact) =>
              contact.id === input.contactId ? { ...contact, unread: 0 } : contact,
            ),
          }))
          return chat
        }),
        sendMessage: fromPromise<ChatMessage, Sending>(async ({ input }) => {
          const { message, userChatList } = await sendMessage(input.message, input.sendKey)
          change(({ contacts, user }) => ({
            contacts,
            user: { ...user, chatList: userChatList },
          }))
          return message
        }),
      },
    })
  }, [queries, userId, loadChat, sendMessage])
  const [snapshot, converse] = useMachine(machine)
  const [drafts] = useState(() => new Map<string, string>())

  useEffect(() => {
    converse(contactId === null ? { type: 'contact.clear' } : { type: 'contact.select', contactId })
  }, [converse, contactId])

  return { snapshot, converse, drafts }
}
