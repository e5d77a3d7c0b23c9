import { plainFileName } from '@console/core/files'
import { normalizeForSearch, searchWordsOf } from '@console/core/i18n'
import type { StoredFile } from './contract'

/** Files by location. */
export interface FileTree {
  all: readonly StoredFile[]
  /** Finds a file or folder by id. */
  find(id: string): StoredFile | undefined
  /** Content of a folder, unsorted; null is the top folder. */
  inside(folderId: string | null): readonly StoredFile[]
  /** Folders that contain a file, topmost first. */
  above(file: StoredFile): readonly StoredFile[]
  /** Size in bytes; for a folder, of everything in it and below. */
  sizeOf(file: StoredFile): number
  /** Checks whether a folder has no file in it or below. */
  isEmptyFolder(file: StoredFile): boolean
  /** Total size of files in bytes: each counts once, even if its folder is also among them. */
  sumOf(files: readonly StoredFile[]): number
}

/**
 * Builds a tree from the files' `location`. Files in an unknown folder are at the top, where they can be found; of two
 * folders with the same name and location, the first gets the content of both.
 */
export function treeOf(all: readonly StoredFile[]): FileTree {
  const byId = new Map(all.map((file) => [file.id, file]))
  const folders = new Map<string, StoredFile>()
  for (const file of all) {
    const path = pathOf(file)
    if (file.type === 'folder' && !folders.has(path)) folders.set(path, file)
  }
  // A folder's own path is longer than its location, so no folder contains itself.
  const folderOf = (file: StoredFile) => folders.get(plainPath(file.location)) ?? null
  const insides = new Map<string | null, StoredFile[]>()
  for (const file of all) {
    const folderId = folderOf(file)?.id ?? null
    const among = insides.get(folderId)
    if (among) among.push(file)
    else insides.set(folderId, [file])
  }
  const inside = (folderId: string | null) => insides.get(folderId) ?? []
  const sizes = new Map<StoredFile, number>()

  const tree: FileTree = {
    all,
    find: (id) => byId.get(id),
    inside,
    above(file) {
      const folder = folderOf(file)
      return folder ? [...tree.above(folder), folder] : []
    },
    sizeOf(file) {
      if (file.type !== 'folder') return file.size ?? 0
      const known = sizes.get(file)
      if (known !== undefined) return known
      const size = inside(file.id).reduce((sum, each) => sum + tree.sizeOf(each), 0)
      sizes.set(file, size)
      return size
    },
    isEmptyFolder: (file) =>
      file.type === 'folder' && inside(file.id).every((each) => tree.isEmptyFolder(each)),
    sumOf(files) {
      const among = new Set(files)
      return files
        .filter((file) => !tree.above(file).some((folder) => among.has(folder)))
        .reduce((sum, file) => sum + tree.sizeOf(file), 0)
    },
  }
  return tree
}

/** Path of a folder's content. */
function pathOf({ location, name }: StoredFile): string {
  return `${plainPath(location)}/${name}`
}

/** Removes slashes at both ends of a path: `/` is the top. */
function plainPath(location: string): string {
  return location.replace(/\/+$/, '')
}

/** Name of a file with its extension. Names come from others, so bidirectional control characters are removed. */
export function nameOf({ name, extention }: Pick<StoredFile, 'name' | 'extention'>): string {
  return plainFileName(extention === '' ? name : `${name}.${extention}`)
}

/** Normalized search text of each file, computed once. */
const folded = new WeakMap<StoredFile, string>()

/** Files in any folder whose names contain each word of a text. */
export function matching(all: readonly StoredFile[], text: string): readonly StoredFile[] {
  const words = searchWordsOf(text)
  return all.filter((file) => {
    const name = folded.get(file) ?? normalizeForSearch(nameOf(file))
    folded.set(file, name)
    return words.every((word) => name.includes(word))
  })
}
