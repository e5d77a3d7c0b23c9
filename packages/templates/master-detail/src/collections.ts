import { matchPath } from 'react-router-dom'
import * as z from 'zod/mini'

/** Folder, or a filter, which has the same form (specification 3). */
export const folder = z.object({
  id: z.number(),
  handle: z.string(),
  title: z.string(),
  /** Key of its title in the app's own messages; omitted when the title is shown unchanged. */
  translate: z.optional(z.string()),
  icon: z.string(),
})
export type Folder = z.infer<typeof folder>

/** Label: a record can have many, and many records can share one (specification 3). */
export const label = z.object({
  id: z.number(),
  handle: z.string(),
  title: z.string(),
  /** CSS colour. */
  color: z.string(),
})
export type Label = z.infer<typeof label>

/** Collection of records in an app: one of its folders, labels or filters. */
export interface Collection {
  kind: 'folder' | 'label' | 'filter'
  handle: string
}

/** Content of an app's address. */
export interface CollectionAddress {
  collection: Collection
  /** Record that is open beside the list; undefined without one. */
  id: string | undefined
}

/** Literal segments precede parameters, as in the table of routes. */
const patterns = [
  ['label', 'label/:handle/:id?'],
  ['filter', 'filter/:handle/:id?'],
  ['folder', ':handle/:id?'],
] as const

/**
 * Parses an address (specification 2): `/apps/mail/:folder`, `/apps/mail/label/:label`, `/apps/mail/filter/:filter`, each
 * optionally followed by the record. Undefined when it is none of the app's.
 * @param app prefix of the app's addresses: `/apps/mail`
 */
export function readCollectionAddress(
  app: string,
  pathname: string,
): CollectionAddress | undefined {
  for (const [kind, pattern] of patterns) {
    const params = matchPath(`${app}/${pattern}`, pathname)?.params
    if (params?.handle !== undefined)
      return { collection: { kind, handle: params.handle }, id: params.id }
  }
  return undefined
}

/** Address of a collection, and of an open record beside it. */
export function collectionPath(
  app: string,
  { kind, handle }: Collection,
  id?: string | number,
): string {
  const segments = [...(kind === 'folder' ? [] : [kind]), handle, ...(id === undefined ? [] : [id])]
  return [app, ...segments.map(encodeURIComponent)].join('/')
}

/** Query of a request for the records of a collection (specification 7). */
export function collectionQuery({ kind, handle }: Collection): Record<string, string> {
  return { [`${kind}Handle`]: handle }
}
