import { hashText, mix } from './random'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Start values of four independent 32-bit hashes. */
const lanes = [0x811c9dc5, 0x1b873593, 0x52dce729, 0x38495ab5]

const typeHashes = new Map<string, number[]>()

/**
 * Encodes 128 bits of a text as 22 characters of base64url. For telling things apart, not for keeping them secret.
 */
export function checksum(text: string): string {
  return base64url(lanes.map((lane) => hashText(text, lane)))
}

/** The opaque token of the record of a type with an index: 22 characters of base64url without a meaning inside. */
export function token(type: string, index: number): string {
  let hashes = typeHashes.get(type)
  if (!hashes) typeHashes.set(type, (hashes = lanes.map((lane) => hashText(type, lane))))
  return base64url(hashes.map((hash, place) => mix(hash ^ mix(index + (lanes[place] ?? 0)))))
}

/** Encodes four words of 32 bits, six bits a character; the last character contains the remaining two. */
function base64url(words: readonly number[]): string {
  let text = ''
  let bits = 0
  let count = 0
  for (const word of words) {
    for (let shift = 24; shift >= 0; shift -= 8) {
      bits = (bits << 8) | ((word >>> shift) & 255)
      for (count += 8; count >= 6; count -= 6) text += alphabet[(bits >> (count - 6)) & 63]
      bits &= 63
    }
  }
  return text + alphabet[(bits << (6 - count)) & 63]
}
