import type { Call } from '../calls'
import type { Run } from './run'
import { newKey, write } from './writes'

/** A black picture of 600 by 600 pixels, as a PNG. */
const blackPng =
  'iVBORw0KGgoAAAANSUhEUgAAAlgAAAJYAQAAAACWHaVxAAAAQ0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAvg2yIAABW5v6kQAAAABJRU5ErkJggg=='

/** Uploads a picture and reads it; nothing uses it. Without the upload, reading is not tested. */
export async function checkPictures(run: Run): Promise<void> {
  const send = run.calls.find(({ id }) => id === 'postMedia')
  const read = run.calls.find(({ id }) => id === 'getMediaByMediaToken')
  if (!send || !read) return
  if (!run.mayWrite) {
    run.skip(read, 'needs an uploaded picture (--write)')
    return
  }
  const sent = await write(run, send, { body: blackPicture(), key: newKey() })
  if (!sent?.isValid) return
  const { mediaToken } = sent.body as { mediaToken: string }
  await checkPicture(run, read, { mediaToken })
}

const bytes = Uint8Array.from(atob(blackPng), (letter) => letter.codePointAt(0) ?? 0)

/** The picture as a form for upload. */
export function blackPicture(): FormData {
  const body = new FormData()
  body.set('file', new File([bytes], 'black.png', { type: 'image/png' }))
  return body
}

/** Checks that the answer is the picture that was uploaded. */
export async function checkPicture(
  run: Run,
  read: Call,
  segments: Readonly<Record<string, string>>,
): Promise<void> {
  const found = await run.ask(read, { segments })
  const received =
    found?.body instanceof File ? new Uint8Array(await found.body.arrayBuffer()) : null
  if (received?.join() !== bytes.join()) run.fault(read, 'file differs from the uploaded picture')
}
