import type { Run } from './run'
import { newKey, write } from './writes'

/** A black picture of 600 by 600 pixels, as a PNG. */
const black =
  'iVBORw0KGgoAAAANSUhEUgAAAlgAAAJYAQAAAACWHaVxAAAAQ0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAvg2yIAABW5v6kQAAAABJRU5ErkJggg=='

/** A picture is sent and read: nothing shows it. Where it cannot be sent, none can be read. */
export async function checkPictures(run: Run): Promise<void> {
  const send = run.calls.find(({ id }) => id === 'postMedia')
  const read = run.calls.find(({ id }) => id === 'getMediaByMediaToken')
  if (!send || !read) return
  if (!run.mayWrite) {
    run.untried(read, 'a picture would have to be sent')
    return
  }
  const bytes = Uint8Array.from(atob(black), (letter) => letter.codePointAt(0) ?? 0)
  const body = new FormData()
  body.set('file', new File([bytes], 'black.png', { type: 'image/png' }))
  const sent = await write(run, send, { body, key: newKey() })
  if (!sent?.isAsAgreed) return
  const { mediaToken } = sent.body as { mediaToken: string }
  const found = await run.ask(read, { segments: { mediaToken } })
  const came = found?.body instanceof File ? new Uint8Array(await found.body.arrayBuffer()) : null
  if (came?.join() !== bytes.join()) run.fault(read, 'is not the picture that was sent')
}
