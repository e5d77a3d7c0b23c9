import { plainFileName } from './fileNames'
import { saveBlob } from './saveBlob'

/**
 * Downloads from an address that was made for this user. It is fetched and never opened: no page of this origin displays untrusted content.
 * @param type media type of the saved file, whatever the response declares
 * @throws Error where the download fails
 */
export async function saveFrom(url: string, name: string, type: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`)
  saveBlob(plainFileName(name), new Blob([await answer.arrayBuffer()], { type }))
}
