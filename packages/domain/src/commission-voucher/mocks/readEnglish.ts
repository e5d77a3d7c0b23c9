import type { Read } from './readAmount'

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['trillion', 'billion', 'million', 'thousand']

function isNumber(word: string): boolean {
  const known = [...small, ...tens, ...scales, 'hundred', 'zero']
  return word.split('-').every((each) => known.includes(each))
}

/** One to ninety-nine. */
function belowHundred(text: string): number {
  const [first = '', second] = text.split('-')
  if (second === undefined) return small.includes(first) ? small.indexOf(first) + 1 : ten(first)
  const one = small.indexOf(second) + 1
  if (one < 1 || one > 9) throw new Error(`No number: ${text}`)
  return ten(first) + one
}

function ten(text: string): number {
  const place = tens.indexOf(text)
  if (place < 0) throw new Error(`No number: ${text}`)
  return (place + 2) * 10
}

/** One to nine hundred and ninety-nine, with its "and". */
function belowThousand(text: string): number {
  const [, hundreds, rest] = /^(\w+) hundred(?: and (.+))?$/.exec(text) ?? [undefined, '', text]
  const many = hundreds ? (small.indexOf(hundreds) + 1) * 100 : 0
  return many + (rest === undefined ? 0 : belowHundred(rest))
}

function numberOf(text: string): number {
  if (text === 'zero') return 0
  let rest = text
  let total = 0
  for (const [place, scale] of scales.entries()) {
    const [, many, after = ''] = new RegExp(`^(.+?) ${scale}(?: (.+))?$`).exec(rest) ?? []
    if (many === undefined) continue
    total += belowThousand(many) * 1000 ** (scales.length - place)
    rest = after
  }
  if (rest === '') return total
  const last = belowThousand(rest.replace(/^and /, ''))
  if (total > 0 && rest.startsWith('and ') !== last < 100) throw new Error(`No "and": ${text}`)
  return total + last
}

/** "One hundred and one Kenyan shillings and fifty cents only". @throws Error for wrong grammar */
export function readEnglish(words: string): Read {
  const tokens = words.replace(/ only$/, '').split(' ')
  const read = { whole: 0, parts: 0 }
  let number: string[] = []
  for (const [place, word] of tokens.entries()) {
    const isAnd = word === 'and' && isNumber(tokens[place - 1] ?? '')
    if (isNumber(word) || isAnd) number.push(word)
    else if (number.length > 0) {
      const isPart = ['cent', 'cents', 'santim', 'fils', 'halala', 'halalas', 'kuruş'].includes(
        word,
      )
      read[isPart ? 'parts' : 'whole'] += numberOf(number.join(' '))
      number = []
    }
  }
  return read
}
