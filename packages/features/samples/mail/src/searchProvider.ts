import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { allMailsQuery, sidebarQuery } from './api'
import { isPutAway } from './belongs'
import { folderIds, type Mail } from './contract'
import { matching, readSearch } from './mailSearch'
import { textOf } from './mailText'
import { inbox, mailPath } from './paths'

/** Finds mails that match a text by the rules of the mail search, without deleted mails and spam. */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  const terms = readSearch(text)
  if (terms.length === 0) return []
  const [all, ways] = await Promise.all([
    queries.query(allMailsQuery(send)),
    queries.query(sidebarQuery(send)),
  ])
  signal?.throwIfAborted()
  const known = all.filter((mail) => !isPutAway(mail))
  return matching(known, terms, ways.labels)
    .slice(0, maxHits)
    .map((mail) => {
      const folder = ways.folders.find(({ id }) => id === mail.folder)
      const collection = folder ? ({ kind: 'folder', handle: folder.handle } as const) : inbox
      return {
        id: mail.id,
        title: mail.subject || textOf(mail.message).slice(0, 80) || mail.from.name,
        detail: whoseOf(mail) || null,
        href: mailPath(collection, mail.id),
      }
    })
}

/** Sender; for the user's own mails, the recipients. */
function whoseOf({ folder, from, to }: Mail): string {
  const isOwn = folder === folderIds.sent || folder === folderIds.drafts
  return isOwn ? to.map(({ name }) => name).join(', ') : from.name
}
