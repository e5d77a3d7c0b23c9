import { type ReportingSkipped, reportingSkipped } from '@console/core/skipped'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ChatContact, ChatUser } from '../contract'

/** The user and their contacts. */
export interface Team {
  contacts: ChatContact[]
  user: ChatUser
}

/** Query of the team. */
export type TeamQuery = UseQueryResult<Team>

/** Query key of the team. */
export const teamKey = ['team-chat', 'team'] as const

/** Query key of a chat's skipped rows. */
export const chatKey = (contactId: string) => ['team-chat', 'chat', contactId]

/** Reads contacts and user together: neither is of use without the other. */
export function useTeam(
  loadContacts: (noting: ReportingSkipped) => Promise<ChatContact[]>,
  loadUser: (noting: ReportingSkipped) => Promise<ChatUser>,
): TeamQuery {
  return useQuery({
    queryKey: teamKey,
    queryFn: reportingSkipped(async (noting): Promise<Team> => {
      const [contacts, user] = await Promise.all([loadContacts(noting), loadUser(noting)])
      return { contacts, user }
    }),
  })
}

/** Contacts with a chat in the order of the chat list, then the rest in their original order. */
export function orderContacts({ contacts, user }: Team) {
  const chatting = user.chatList.flatMap(
    ({ contactId }) => contacts.find(({ id }) => id === contactId) ?? [],
  )
  return { chatting, others: contacts.filter((contact) => !chatting.includes(contact)) }
}
