import { plainFileName } from '@console/core/files'
import { normalizeForSearch } from '@console/core/i18n'
import type { StoredFile } from './contract'

/** All files, by where they lie. */
export interface FileTree {
  all: readonly StoredFile[]
  /** A file or folder by its id. */
  find(id: string): StoredFile | undefined
  /** What lies in a folder, in no order; null is the top one. */
  inside(folderId: string | null): readonly StoredFile[]
  /** The folders that a file lies in, the topmost first. */
  above(file: StoredFile): readonly StoredFile[]
  /** In bytes; of a folder, all that lies in it and below. */
  sizeOf(file: StoredFile): number
  /** Whether a folder has no file in it or below. */
  isEmptyFolder(file: StoredFile): boolean
  /** What files come to, in bytes: each counts once, also where the folder that it lies in is among them. */
  sumOf(files: readonly StoredFile[]): number
}

/**
 * Puts files where their `location` says. What lies in a folder that there is not lies at the top, where it can be found; of two folders of
 * one name in one place, the first has what lies in both.
 */
export function treeOf(all: readonly StoredFile[]): FileTree {
  const byId = new Map(all.map((file) => [file.id, file]))
  const folders = new Map<string, StoredFile>()
  for (const file of all) {
    const path = pathOf(file)
    if (file.type === 'folder' && !folders.has(path)) folders.set(path, file)
  }
  // A folder's own path is longer than its location, so that nothing lies in itself.
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

/** The path of what lies in a folder. */
function pathOf({ location, name }: StoredFile): string {
  return `${plainPath(location)}/${name}`
}

/** A path without what stands at its ends: `/` is the top. */
function plainPath(location: string): string {
  return location.replace(/\/+$/, '')
}

/** What a file is called, with its extension. Names are of others: signs that would turn letters round are left out. */
export function nameOf({ name, extention }: Pick<StoredFile, 'name' | 'extention'>): string {
  return plainFileName(extention === '' ? name : `${name}.${extention}`)
}

/** What each file is searched by, folded once. */
const folded = new WeakMap<StoredFile, string>()

/** The files in whose names each word of a text stands, wherever they lie. */
export function matching(all: readonly StoredFile[], text: string): readonly StoredFile[] {
  const words = normalizeForSearch(text).split(' ').filter(Boolean)
  return all.filter((file) => {
    const name = folded.get(file) ?? normalizeForSearch(nameOf(file))
    folded.set(file, name)
    return words.every((word) => name.includes(word))
  })
}
