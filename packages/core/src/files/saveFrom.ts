import { plainFileName } from './fileNames'
import { saveBlob } from './saveBlob'

/**
 * Saves what is at an address that was made for its reader. It is fetched and never opened: what somebody else has sent is shown by no page of
 * this origin.
 * @param type what it is saved as, whatever it says itself
 * @throws Error where it does not come
 */
export async function saveFrom(url: string, name: string, type: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`)
  saveBlob(plainFileName(name), new Blob([await answer.arrayBuffer()], { type }))
}
