/**
 * Invisible characters: zero-width spaces, direction marks, byte order marks, soft hyphens and control characters. The joiners of Arabic
 * script and of emoji (U+200C, U+200D) belong to the spelling of a word, and are not among them; nor are tabs and line breaks.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  /\u17B4|\u17B5|[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g

/** Removes invisible characters from a text. */
export function withoutInvisible(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : text.replaceAll(invisible, '')
}
