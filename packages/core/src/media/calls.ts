import type { Send } from '../api'
import { media, type Media } from '../contracts'
import { withoutMetadata } from './withoutMetadata'
import { matchedPictures, type MatchedPictures } from './contract'

/**
 * Sends a picture without its metadata. The same bytes are the same picture, however often they are sent.
 * @param onSent is told which share of it is on its way, from 0 to 1
 * @throws ApiError 413, 415 or 422 where it is not taken
 */
export async function sendPicture(
  send: Send,
  file: File,
  { onSent, signal }: { onSent?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Media> {
  const body = new FormData()
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()))
  body.set('file', new File([bytes], file.name, { type: file.type }))
  return send({
    base: 'catalogue',
    method: 'POST',
    path: '/media',
    body,
    onSent: onSent ?? (() => undefined),
    answer: media,
    ...(signal ? { signal } : {}),
  })
}

/** Asks which products files are pictures of. */
export function matchPictures(
  send: Send,
  files: readonly { name: string; sha256: string }[],
  signal?: AbortSignal,
): Promise<MatchedPictures> {
  return send({
    base: 'catalogue',
    method: 'POST',
    path: '/media/match',
    body: { files },
    answer: matchedPictures,
    ...(signal ? { signal } : {}),
  })
}
