import { decodeText } from '@console/core/files'

/** One property of a card in a file. */
export interface VcardLine {
  /** Line in the file, from 1; of a folded line, the first. */
  line: number
  text: string
  /** Property name in capitals, without its group; empty if the line is not a property. */
  property: string
  /** Raw parameters: `;TYPE=CELL;PREF=1`. */
  parameters: string
  value: string
  /** `QP` or `B64` where the value is encoded. */
  encoding: 'QP' | 'B64' | null
  /** Character set of an encoded value; null if not declared. */
  charset: string | null
  /** Set for a card of version 2.1, which escapes and folds differently. */
  isOld: boolean
}

/** Part before a value. Parameters may have colons in quotes; a group ends with a full stop. */
const head = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):/

/** Unfolded lines of a file (RFC 6350, 3.2; vCard 2.1, 2.1.3). */
export function vcardLines(file: string): VcardLine[] {
  const lines: (Omit<VcardLine, 'text' | 'value'> & { pieces: string[] })[] = []
  let isOld = false
  for (const [place, raw] of file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1)
    if (last?.encoding === 'QP' && last.pieces.at(-1)?.endsWith('='))
      last.pieces.push(last.pieces.pop()?.slice(0, -1) ?? '', raw)
    // A card of version 2.1 is folded before a space that belongs to the text.
    else if (last && /^[ \t]/.test(raw)) last.pieces.push(last.isOld ? raw : raw.slice(1))
    else if (last?.encoding === 'B64' && /^[a-z\d+/]+={0,2}$/i.test(raw)) last.pieces.push(raw)
    else {
      const [, name = '', parameters = ''] = head.exec(raw) ?? []
      if (/^BEGIN:/i.test(raw)) isOld = false
      if (/^VERSION:\s*2\.1\s*$/i.test(raw)) isOld = true
      lines.push({
        line: place + 1,
        pieces: [raw],
        property: name.toUpperCase(),
        parameters,
        encoding: /;(?:ENCODING=)?QUOTED-PRINTABLE\b/i.test(parameters)
          ? 'QP'
          : /;(?:ENCODING="?(?:B\b|BASE64)|BASE64\b)/i.test(parameters)
            ? 'B64'
            : null,
        charset: /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? null,
        isOld,
      })
    }
  }
  return lines
    .map(({ pieces, ...line }) => {
      const text = pieces.join('')
      return { ...line, text, value: text.replace(head, '') }
    })
    .filter(({ text }) => text.trim() !== '')
}

const encoder = new TextEncoder()

/** Value of a line as text; null if its encoding is unknown. */
export function textOf({ value, encoding, charset }: VcardLine): string | null {
  if (encoding === null) return value
  const bytes = encoding === 'QP' ? quotedBytes(value) : base64Bytes(value)
  return bytes && decodeText(bytes, () => charset)
}

/** Decodes `=C3=96zt` to bytes (RFC 2045, 6.7). */
function quotedBytes(value: string): Uint8Array {
  const parts = value.split(/=([\da-f]{2})/i)
  return new Uint8Array(
    parts.flatMap((part, place) =>
      place % 2 === 1 ? [Number.parseInt(part, 16)] : [...encoder.encode(part)],
    ),
  )
}

function base64Bytes(value: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(value.replaceAll(/\s/g, '')), (sign) => sign.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}
