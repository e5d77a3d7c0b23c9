import type { Skipped } from '@console/core/contracts'
import { storeSkipped, type ReportingSkipped } from '@console/core/skipped'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise, createActor } from 'xstate'
import { draftsOfTab } from '@console/core/drafts'
import { useSessionSingleton, useSessionState } from '@console/core/session'
import * as z from 'zod/mini'
import type {
  Chat,
  GetChatAnswer,
  MessagePayload,
  SendMessageAnswer,
  ChatMessage,
} from '../contract'
import { conversationMachine } from './conversationMachine'
import { chatKey, type Team, teamKey } from './useTeam'
import { outboxMachine, outgoingMessage, type Sending } from './outboxMachine'

/** The calls of a conversation. */
export interface ConversationCalls {
  loadChat: (
    query: { contactId: string; userId: string },
    noting: ReportingSkipped,
  ) => Promise<GetChatAnswer>
  /** It is not aborted when the conversation is left, so it has no signal. */
  sendMessage: (message: MessagePayload, key: string) => Promise<SendMessageAnswer>
}

interface ConversationOptions extends ConversationCalls {
  userId: string
  /** The contact; null: none. */
  contactId: string | null
}

/** A conversation, its state, and its messages in flight. */
export type ConversationOf = ReturnType<typeof useConversation>

/** Runs the conversation with the selected contact, and keeps the user's chat list and the unread counts up to date. */
export function useConversation({ userId, contactId, loadChat, sendMessage }: ConversationOptions) {
  const queries = useQueryClient()
  const machine = useMemo(
    () =>
      conversationMachine.provide({
        actors: {
          loadChat: fromPromise<Chat, { contactId: string }>(async ({ input, signal }) => {
            const query = { contactId: input.contactId, userId }
            const unread: Skipped[] = []
            const { chat, userChatList } = await loadChat(query, {
              signal,
              onSkipped: (part) => void unread.push(part),
            })
            storeSkipped(queries, chatKey(input.contactId), unread)
            queries.setQueryData<Team>(
              teamKey,
              (team) =>
                team && {
                  user: { ...team.user, chatList: userChatList },
                  contacts: team.contacts.map((contact) =>
                    contact.id === input.contactId ? { ...contact, unread: 0 } : contact,
                  ),
                },
            )
            return chat
          }),
        },
      }),
    [queries, userId, loadChat],
  )
  const [snapshot, converse] = useMachine(machine)
  const outbox = useOutbox(sendMessage)
  const outgoing = useSelector(outbox, ({ context }) => context.messages)

  useEffect(() => {
    converse(contactId === null ? { type: 'contact.clear' } : { type: 'contact.select', contactId })
  }, [converse, contactId])

  useEffect(() => {
    const heard = outbox.on('message.arrived', ({ type: _, ...arrival }) =>
      converse({ type: 'message.arrive', ...arrival }),
    )
    return () => heard.unsubscribe()
  }, [outbox, converse])

  return {
    snapshot,
    outgoing,
    readAgain: () => converse({ type: 'chat.retry' }),
    write(messageText: string) {
      const { chat } = snapshot.context
      if (chat && contactId !== null)
        outbox.send({ type: 'message.send', chatId: chat.id, contactId, messageText })
    },
    sendAgain: (key: number) => outbox.send({ type: 'message.retry', key }),
  }
}

/** Storage key of undelivered messages. */
const storedAs = 'team-chat outbox'

/**
 * The undelivered messages to all contacts: one outbox for all conversations of the session, so that panel and page show the
 * same, and nothing is lost by leaving one, or by a reload. It keeps the user's chat list up to date.
 */
function useOutbox(
  sendMessage: (message: MessagePayload, key: string) => Promise<SendMessageAnswer>,
) {
  const queries = useQueryClient()
  const email = useSessionState().user?.email ?? ''
  return useSessionSingleton('team-chat outbox', () => {
    const drafts = draftsOfTab()
    const stored =
      z.array(outgoingMessage).safeParse(drafts.read(email, storedAs)?.values).data ?? []
    const outbox = createActor(
      outboxMachine.provide({
        actors: {
          sendMessage: fromPromise<ChatMessage, Sending>(async ({ input }) => {
            const { message, userChatList } = await sendMessage(input.message, input.sendKey)
            queries.setQueryData<Team>(
              teamKey,
              (team) => team && { ...team, user: { ...team.user, chatList: userChatList } },
            )
            return message
          }),
        },
      }),
      { input: { stored } },
    )
    outbox.subscribe(({ context: { messages } }) => {
      if (messages.length > 0) drafts.save(email, storedAs, messages)
      else drafts.discard(email, storedAs)
    })
    return outbox.start()
  })
}
