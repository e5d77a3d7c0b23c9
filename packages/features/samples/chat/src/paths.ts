/** Specification 2, demo apps. Who stands open is in the query. */
export const paths = { chat: '/apps/chat' } as const

/** The address of a conversation, or of none; what contacts are searched for goes along. */
export function chatPath(contactId?: string, search = ''): string {
  const query = new URLSearchParams(search)
  query.delete('contact')
  if (contactId !== undefined) query.set('contact', contactId)
  const text = query.toString()
  return `${paths.chat}${text && `?${text}`}`
}
