import type { Read } from './readAmount'

const ones = 'bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const tens = 'on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')
const scales = new Map([
  ['bin', 1e3],
  ['milyon', 1e6],
  ['milyar', 1e9],
  ['trilyon', 1e12],
])

/** "Yalnız kırk beş bin yüz yirmi Kenya şilini elli sent". @throws Error for wrong grammar */
export function readTurkish(words: string): Read {
  const [only, ...tokens] = words.split(' ')
  if (only !== 'Yalnız') throw new Error('It does not begin as on paper')
  const read = { whole: 0, parts: 0 }
  let total: number | null = null
  let group = 0
  for (const word of tokens) {
    const scale = scales.get(word)
    if (ones.includes(word)) group += ones.indexOf(word) + 1
    else if (tens.includes(word)) group += (tens.indexOf(word) + 1) * 10
    else if (word === 'yüz') {
      if (group === 1) throw new Error('Nobody says "bir yüz"')
      group = (group || 1) * 100
    } else if (scale) {
      if (scale === 1e3 && group === 1) throw new Error('Nobody says "bir bin"')
      if (scale > 1e3 && group === 0) throw new Error(`How many ${word}?`)
      total = (total ?? 0) + (group || 1) * scale
      group = 0
    } else if (word === 'sıfır') total = 0
    else if (total !== null || group > 0) {
      const isPart = ['sent', 'santim', 'fils', 'halala', 'kuruş'].includes(word)
      read[isPart ? 'parts' : 'whole'] += (total ?? 0) + group
      total = null
      group = 0
    }
    if (group > 999) throw new Error(`Too much at ${word}`)
  }
  return read
}
