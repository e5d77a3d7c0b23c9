/** The top folder. The specification names the call, but no address. */
export const topPath = '/apps/file-manager'

/** A folder; without an id, the top folder. */
export const folderPattern = '/apps/file-manager/:folderId?'

/**
 * Address of a folder, and of a file open in it.
 * @param folderId null for the top folder
 * @param rest a query whose `view` and `sort` are kept
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
