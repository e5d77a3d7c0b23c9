import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { addressBookQuery } from './api'
import { matching } from './matching'
import { nameOf } from './nameOf'
import { listPath } from './paths'

/**
 * Finds people of the address book that contain each word of a text, without the bin; added people come last-added
 * first.
 */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const { contacts } = await queries.query(addressBookQuery(send))
  signal?.throwIfAborted()
  return matching(
    contacts.filter(({ deleted }) => !deleted),
    text,
  )
    .slice(-maxHits)
    .toReversed()
    .map((contact) => ({
      id: contact.id,
      title: nameOf(contact),
      detail: contact.company || contact.email || contact.phone || null,
      href: listPath('all', contact.id),
    }))
}
