import type { Collection } from '@console/master-detail/collections'
import type { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'

/** The words of the mail in the reader's language. */
export type MailWords = ReturnType<typeof useTranslation<'mail'>>['t']

/** The keys of the words for folders and filters, by what specification 3 calls `translate`. */
const known = {
  INBOX: 'way.inbox',
  SENT: 'way.sent',
  DRAFTS: 'way.drafts',
  SPAM: 'way.spam',
  TRASH: 'way.trash',
  STARRED: 'way.starred',
  IMPORTANT: 'way.important',
} as const

/** What a folder or filter is called in the reader's language; one that only the server knows, as it calls it. */
export function titleOf(
  way: { title: string; translate?: string | undefined },
  t: MailWords,
): string {
  const key = Object.entries(known).find(([name]) => name === way.translate)?.[1]
  return key === undefined ? way.title : t(key)
}

/** What a collection is called. */
export function titleOfWay(
  { kind, handle }: Collection,
  ways: SidebarSections | undefined,
  t: MailWords,
): string {
  const way = ways?.[`${kind}s`].find((each) => each.handle === handle)
  return way === undefined ? handle : titleOf(way, t)
}
