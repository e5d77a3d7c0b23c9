import { draftsOfTab } from '@console/core/drafts'
import { useSessionSingleton, useSessionState } from '@console/core/session'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { ChatMessage, MessagePayload, SendMessageAnswer } from '../contract'
import { outboxMachine, outgoingMessage, type Sending } from './outboxMachine'
import { type Team, teamKey } from './useTeam'

/** Storage key of undelivered messages. */
const storedAs = 'team-chat outbox'

/**
 * The undelivered messages to all contacts: one outbox for all conversations of the session, so that panel and page show the
 * same, and nothing is lost by leaving one, or by a reload. It keeps the user's chat list up to date.
 */
export function useOutbox(
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
