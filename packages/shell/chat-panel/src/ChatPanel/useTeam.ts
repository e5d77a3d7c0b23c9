import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ChatContact, ChatUser } from '../contract'
import type { ChatPanelProps } from './ChatPanel'

/** Who chats with whom. */
export interface Team {
  contacts: ChatContact[]
  user: ChatUser
}

/** The team as it is read. */
export type TeamQuery = UseQueryResult<Team>

/** Where the team is kept among what the server knows. */
export const teamKey = ['chat-panel', 'team'] as const

/** Reads contacts and user together: neither is of use without the other. */
export function useTeam(
  loadContacts: ChatPanelProps['loadContacts'],
  loadUser: ChatPanelProps['loadUser'],
): TeamQuery {
  return useQuery({
    queryKey: teamKey,
    async queryFn({ signal }): Promise<Team> {
      const [contacts, user] = await Promise.all([loadContacts(signal), loadUser(signal)])
      return { contacts, user }
    },
  })
}
