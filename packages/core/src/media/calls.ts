import type { Send } from '../api'
import { media, type Media } from '../contracts'
import { withoutMetadata } from './withoutMetadata'
import { matchedPictures, type MatchedPictures } from './contract'

/**
 * Uploads a picture without its metadata. Idempotent: the same bytes are the same picture.
 * @param onSent upload progress, from 0 to 1
 * @throws ApiError 413, 415 or 422 where it is refused
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

/** Finds the products that picture files belong to. */
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
