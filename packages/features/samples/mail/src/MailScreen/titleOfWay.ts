import type { Collection } from '@console/master-detail/collections'
import type { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'

/** Messages of the mail in the user's language. */
export type MailMessages = ReturnType<typeof useTranslation<'mail'>>['t']

/** Message keys for folders and filters, by the `translate` of specification 3. */
const known = {
  INBOX: 'way.inbox',
  SENT: 'way.sent',
  DRAFTS: 'way.drafts',
  SPAM: 'way.spam',
  TRASH: 'way.trash',
  STARRED: 'way.starred',
  IMPORTANT: 'way.important',
} as const

/** Name of a folder or filter in the user's language; one that only the server knows keeps its own title. */
export function titleOf(
  way: { title: string; translate?: string | undefined },
  t: MailMessages,
): string {
  const key = Object.entries(known).find(([name]) => name === way.translate)?.[1]
  return key === undefined ? way.title : t(key)
}

/** Name of a collection. */
export function titleOfWay(
  { kind, handle }: Collection,
  ways: SidebarSections | undefined,
  t: MailMessages,
): string {
  const way = ways?.[`${kind}s`].find((each) => each.handle === handle)
  return way === undefined ? handle : titleOf(way, t)
}
