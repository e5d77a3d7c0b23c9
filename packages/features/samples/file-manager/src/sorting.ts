import type { StoredFile } from './contract'
import { type FileTree, nameOf } from './tree'

/** What files are sorted by; the first where nothing is said. */
export const sortKeys = ['name', 'type', 'owner', 'size', 'modified'] as const

/** One of them. */
export type SortKey = (typeof sortKeys)[number]

/** In which order files stand. */
export interface Sort {
  key: SortKey
  isReversed: boolean
}

/** The order that an address asks for: `size`, or `-size` from the largest on. */
export function readSort(asked: string | null): Sort {
  const key = sortKeys.find((each) => each === asked?.replace(/^-/, '')) ?? 'name'
  return { key, isReversed: asked?.startsWith('-') ?? false }
}

/** How an address says an order; empty for that which stands where nothing is said. */
export function writeSort({ key, isReversed }: Sort): string {
  return isReversed ? `-${key}` : key === 'name' ? '' : key
}

/**
 * Files in an order: folders before all others, sizes as sizes and days as days; texts as the language sorts them, with numbers in them as
 * numbers. What is the same is sorted by name.
 * @param typeName what a type is called in the reader's language
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
