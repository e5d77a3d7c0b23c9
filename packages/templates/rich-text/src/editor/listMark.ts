/** Number before a list entry; null for a bullet. */
export type ListMark = { number: number } | null

const roman: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
}

/**
 * Parses the mark that Word writes before a list entry: `1.`, `(1)`, `1-`, `١.`, `2.3.`, `b)`, `viii.`; anything else is a
 * bullet.
 */
export function readListMark(text: string): ListMark {
  const mark = text.normalize('NFKC').trim()
  const [, digits] = /^\(?(?:\p{Nd}+\.)*(\p{Nd}+)\s*[.):-]?$/u.exec(mark) ?? []
  if (digits !== undefined) return { number: valueOfDigits(digits) }
  const [, letters] = /^\(?(\p{L}{1,6})\s*[.)-]$/u.exec(mark) ?? []
  if (letters === undefined) return null
  const lower = letters.toLowerCase()
  if (/^[ivxlcdm]+$/.test(lower) && (lower.length > 1 || lower === 'i'))
    return { number: valueOfRoman(lower) }
  if (/^[a-z]$/.test(lower)) return { number: lower.charCodeAt(0) - 96 }
  // Other alphabets have an order of their own.
  return { number: 1 }
}

/** Arabic and Persian digits count, too. */
function valueOfDigits(digits: string): number {
  const zeros = [0x30, 0x660, 0x6f0]
  return Number(
    Array.from(digits, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code)
    }).join(''),
  )
}

function valueOfRoman(letters: string): number {
  const values = Array.from(letters, (letter) => roman[letter] ?? 0)
  return values.reduce(
    (sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value),
    0,
  )
}
