import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { Chat, ChatMessage } from '../contract'
import type { ChatPanelProps } from './ChatPanel'
import { conversationMachine, type Sending } from './conversationMachine'
import { type Team, teamKey } from './useTeam'

interface Conversation extends Pick<ChatPanelProps, 'contactId' | 'loadChat' | 'sendMessage'> {
  userId: string
}

/** Runs the conversation with the selected contact, and keeps the user's chat list and the unread counts up to date. */
export function useConversation({ userId, contactId, loadChat, sendMessage }: Conversation) {
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

  useEffect(() => {
    converse(contactId === null ? { type: 'contact.clear' } : { type: 'contact.select', contactId })
  }, [converse, contactId])

  return { snapshot, converse }
}
