import { knownWordsIn } from './knownWords'

/** Supported encodings. For a file that is not UTF-8, those after UTF-16 are tried in this order. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1254',
  'windows-1256',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'iso-8859-6',
  'macintosh',
] as const

/** Encoding of a text file. */
export type Encoding = (typeof encodings)[number]

const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأؤإئ'

/** Frequent letters beyond ASCII in each code page. */
const usualLetters = {
  'windows-1254': 'ğışĞİŞçöüÇÖÜâîû',
  'windows-1256': `${arabic}پچگکی`,
  'windows-1252': 'äöüßÄÖÜéèêëàâáíóúñçãõåæøîôûùÉÀÇÑÅÆØ',
  'windows-1250': 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻčďěňřšťůžýáéíúäöüČĎĚŇŘŠŤŮŽÁÉÍÝőűŐŰăâîşţŞŢ',
  'windows-1251': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєўАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄЎ',
  'iso-8859-6': arabic,
  macintosh: 'äöüßÄÖÜéèêëàâáíóúñçãõåæøîôûùÉÀÇÑÅÆØ',
} as const

type CodePage = keyof typeof usualLetters

const codePages = Object.keys(usualLetters) as CodePage[]

/** Size of the examined sample, in bytes. */
const sampleSize = 128 * 1024

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Detects the encoding of a text file: from its byte order mark, as UTF-8 if all of it is valid, as UTF-16 from its zero bytes,
 * else from the code page that yields the most plausible words.
 * @param known normalized column names: a known header decides
 */
export function detectEncoding(bytes: Uint8Array, known: ReadonlySet<string>): Encoding {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  if (marked) return marked
  const wide = zeroBytesOf(bytes)
  if (wide) return wide
  if (decode(bytes, 'utf-8') !== null) return 'utf-8'
  const sample = bytes.subarray(0, sampleSize)
  const scores = codePages.map((codePage) => scoreOf(sample, codePage, known))
  return codePages[scores.indexOf(Math.max(...scores))] ?? 'windows-1252'
}

/** Decodes a file; null when it is invalid in the encoding, or is no text. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text.replace(/^\uFEFF+/, '')
  } catch {
    return null
  }
}

/** UTF-16 without a byte order mark: spaces, digits and separators have a zero byte, always on the same side. */
function zeroBytesOf(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, 4096).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  return decode(bytes.subarray(0, bytes.length - (bytes.length % 2)), encoding) === null
    ? null
    : encoding
}

/** Plausibility of a file in a code page: known headers count most, then frequent letters; letters that do not belong together count against it. */
function scoreOf(sample: Uint8Array, codePage: CodePage, known: ReadonlySet<string>): number {
  const text = decode(sample, codePage)
  if (text === null) return -Infinity
  const headers = text
    .split(/[\r\n]+/, 20)
    .map((line) => knownWordsIn(line.replaceAll('"', '').split(/[;,\t|]/), known))
  const words = text.match(/\S+/g)?.filter((word) => /[\u0080-\uFFFF]/.test(word)) ?? []
  return (
    words.reduce((sum, word) => sum + plausibility(word, usualLetters[codePage]), 0) +
    20 * Math.max(0, ...headers)
  )
}

/** Punctuation that occurs in every language. */
const typographic = /[\u00A0\u2013\u2014\u2018-\u201E\u2026\u20AC\u2122®©°«»·…،؛؟]/u

function plausibility(word: string, usual: string): number {
  let score = 0
  for (const letter of word) {
    if (letter < '\u0080' || typographic.test(letter)) continue
    score += usual.includes(letter) ? 1 : /\p{L}|\p{M}/u.test(letter) ? -0.5 : -1
  }
  for (const run of word.match(/[\p{L}\p{M}]+/gu) ?? []) {
    // Two scripts in one word, and capitals after small letters, indicate a wrong code page.
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u]
    if (scripts.filter((script) => script.test(run)).length > 1) score -= 3
    if (/\p{Ll}(?=\p{Lu})[\u0080-\uFFFF]/u.test(run)) score -= 2
  }
  return score
}
