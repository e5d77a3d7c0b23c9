import { expect, test } from 'vitest'
import { findMatches } from './findMatches'

function marked(text: string, ...words: string[]) {
  const matches = findMatches(text, words)
  return matches.map(({ from, to }) => text.slice(from, to))
}

test.each([
  { text: 'Orders from agents', words: ['agent', 'order'], is: ['Order', 'agent'] },
  { text: 'anana', words: ['ana'], is: ['ana'] },
  { text: 'Featured', words: ['feat', 'atur', 'a'], is: ['Featur'] },
  { text: 'Ürün, ürün', words: ['urun'], is: ['Ürün', 'ürün'] },
  { text: 'عُمولة', words: ['عموله'], is: ['عُمولة'] },
  { text: 'Nothing here', words: ['other'], is: [] },
  { text: '', words: ['a'], is: [] },
])('$words in $text', ({ text, words, is }) => {
  expect(marked(text, ...words)).toEqual(is)
})
