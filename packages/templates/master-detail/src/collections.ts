import { matchPath } from 'react-router-dom'
import * as z from 'zod/mini'

/** A folder, or a filter, which is written alike (specification 3). */
export const folder = z.object({
  id: z.number(),
  handle: z.string(),
  title: z.string(),
  /** The key of its words in the app's own; left out where the title is shown as it is. */
  translate: z.optional(z.string()),
  /** The name of its icon. */
  icon: z.string(),
})
export type Folder = z.infer<typeof folder>

/** What can be put on many records, and many of them on one (specification 3). */
export const label = z.object({
  id: z.number(),
  handle: z.string(),
  title: z.string(),
  /** A CSS colour. */
  color: z.string(),
})
export type Label = z.infer<typeof label>

/** What an app's list shows: one of its folders, labels or filters. */
export interface Collection {
  kind: 'folder' | 'label' | 'filter'
  handle: string
}

/** What an address of an app names. */
export interface CollectionAddress {
  collection: Collection
  /** The record that stands open beside the list; undefined where none does. */
  id: string | undefined
}

/** Whatever is written out beats a parameter, as in the table of routes. */
const patterns = [
  ['label', 'label/:handle/:id?'],
  ['filter', 'filter/:handle/:id?'],
  ['folder', ':handle/:id?'],
] as const

/**
 * What an address names (specification 2): `/apps/mail/:folder`, `/apps/mail/label/:label`, `/apps/mail/filter/:filter`, each with the record
 * behind it. Undefined where it is none of the app's.
 * @param app where the app's addresses begin: `/apps/mail`
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

/** The address of a collection, and of a record that is open beside it. */
export function collectionPath(
  app: string,
  { kind, handle }: Collection,
  id?: string | number,
): string {
  const segments = [...(kind === 'folder' ? [] : [kind]), handle, ...(id === undefined ? [] : [id])]
  return [app, ...segments.map(encodeURIComponent)].join('/')
}

/** What a call for the records of a collection is asked with (specification 7). */
export function collectionQuery({ kind, handle }: Collection): Record<string, string> {
  return { [`${kind}Handle`]: handle }
}
