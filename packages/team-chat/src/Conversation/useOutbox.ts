import { useLasting } from '@console/core/session'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import type { ChatMessage, MessagePayload, SendMessageAnswer } from '../contract'
import { outboxMachine, type Sending } from './outboxMachine'
import { type Team, teamKey } from './useTeam'

/**
 * What was written to anybody and has not arrived: one outbox for all conversations of the session, so that panel and page show
 * the same, and nothing goes with the one that is left. It keeps the user's chat list up to date.
 */
export function useOutbox(
  sendMessage: (message: MessagePayload, key: string) => Promise<SendMessageAnswer>,
) {
  const queries = useQueryClient()
  return useLasting('team-chat outbox', () =>
    createActor(
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
    ).start(),
  )
}
