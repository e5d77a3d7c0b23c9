import type { StoredFile } from './contract'
import { type FileTree, nameOf } from './tree'

/** Sort keys of files; the first is the default. */
export const sortKeys = ['name', 'type', 'owner', 'size', 'modified'] as const

/** Sort key of files. */
export type SortKey = (typeof sortKeys)[number]

/** Sort order of files. */
export interface Sort {
  key: SortKey
  isReversed: boolean
}

/** Parses the sort order of an address: `size`, or `-size` for largest first. */
export function readSort(asked: string | null): Sort {
  const key = sortKeys.find((each) => each === asked?.replace(/^-/, '')) ?? 'name'
  return { key, isReversed: asked?.startsWith('-') ?? false }
}

/** Sort order for the address; empty for the default. */
export function writeSort({ key, isReversed }: Sort): string {
  return isReversed ? `-${key}` : key === 'name' ? '' : key
}

/**
 * Sorts files: folders first, sizes and days by value, texts by the rules of the language with numeric order. Ties are
 * sorted by name.
 * @param typeName name of a type in the user's language
 */
export function sorted(
  files: readonly StoredFile[],
  { key, isReversed }: Sort,
  tree: FileTree,
  language: string,
  typeName: (type: StoredFile['type']) => string,
): readonly StoredFile[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const by: Record<SortKey, (one: StoredFile, other: StoredFile) => number> = {
    name: (one, other) => compare(nameOf(one), nameOf(other)),
    type: (one, other) => compare(typeName(one.type), typeName(other.type)),
    owner: (one, other) => compare(one.owner, other.owner),
    size: (one, other) => tree.sizeOf(one) - tree.sizeOf(other),
    modified: (one, other) => Date.parse(one.modified) - Date.parse(other.modified),
  }
  return files.toSorted(
    (one, other) =>
      Number(other.type === 'folder') - Number(one.type === 'folder') ||
      (isReversed ? -1 : 1) * by[key](one, other) ||
      by.name(one, other),
  )
}
