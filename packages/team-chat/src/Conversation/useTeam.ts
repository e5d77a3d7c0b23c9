import { type Noting, notingUnread } from '@console/core/unread'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ChatContact, ChatUser } from '../contract'

/** Who chats with whom. */
export interface Team {
  contacts: ChatContact[]
  user: ChatUser
}

/** The team as it is read. */
export type TeamQuery = UseQueryResult<Team>

/** Where the team is kept among what the server knows. */
export const teamKey = ['team-chat', 'team'] as const

/** Where what could not be read of a chat is kept. */
export const chatKey = (contactId: string) => ['team-chat', 'chat', contactId]

/** Reads contacts and user together: neither is of use without the other. */
export function useTeam(
  loadContacts: (noting: Noting) => Promise<ChatContact[]>,
  loadUser: (noting: Noting) => Promise<ChatUser>,
): TeamQuery {
  return useQuery({
    queryKey: teamKey,
    queryFn: notingUnread(async (noting): Promise<Team> => {
      const [contacts, user] = await Promise.all([loadContacts(noting), loadUser(noting)])
      return { contacts, user }
    }),
  })
}

/** Contacts with a chat in the order of the chat list, and the rest in the order in which they came. */
export function orderContacts({ contacts, user }: Team) {
  const chatting = user.chatList.flatMap(
    ({ contactId }) => contacts.find(({ id }) => id === contactId) ?? [],
  )
  return { chatting, others: contacts.filter((contact) => !chatting.includes(contact)) }
}
