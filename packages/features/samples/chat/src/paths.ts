/** Specification 2, demo apps. The open contact is in the query. */
export const paths = { chat: '/apps/chat' } as const

/** Address of a conversation, or of none; keeps the search for contacts. */
export function chatPath(contactId?: string, search = ''): string {
  const query = new URLSearchParams(search)
  query.delete('contact')
  if (contactId !== undefined) query.set('contact', contactId)
  const text = query.toString()
  return `${paths.chat}${text && `?${text}`}`
}
