/** The top folder. The specification names the call and no address. */
export const topPath = '/apps/file-manager'

/** A folder; without its id the top one. */
export const folderPattern = '/apps/file-manager/:folderId?'

/**
 * Where a folder stands, and the file that is looked at in it.
 * @param folderId null: the top folder
 * @param rest how it is looked at: a query whose `view` and `sort` go along
 */
export function folderPath(folderId: string | null, fileId: string | null = null, rest = '') {
  const before = new URLSearchParams(rest)
  const query = new URLSearchParams()
  for (const name of ['view', 'sort']) {
    const value = before.get(name)
    if (value !== null) query.set(name, value)
  }
  if (fileId !== null) query.set('file', fileId)
  const search = query.toString()
  const path = folderId === null ? topPath : `${topPath}/${encodeURIComponent(folderId)}`
  return path + (search && `?${search}`)
}
