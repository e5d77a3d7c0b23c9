import { expect, test } from 'vitest'
import { htmlOf, readRecipients, textOf, writeRecipients } from './mailText'

test.each([
  ['<p>Two <b>bags</b>&nbsp;of</p><p>flour &amp; salt</p>', 'Two bags of\nflour & salt'],
  ['a<style>b { color: red }</style>c<script>d</script>', 'a c'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%s reads as %s', (html, text) => {
  expect(textOf(html)).toBe(text)
})

test('typed text survives the conversion to HTML unchanged, and never becomes markup', () => {
  const typed = 'Dear <b>Ada</b>,\nsee & tell\n\nBo'
  expect(htmlOf(typed)).not.toContain('<b>')
  expect(textOf(htmlOf(typed))).toBe(typed.replace('\n\n', '\n\n'))
})

test('parses addresses with their names, and writes them so that they can be parsed again', () => {
  const people = [
    { name: 'Ada Lovelace', email: 'ada@example.com' },
    { name: 'bo@example.com', email: 'bo@example.com' },
  ]
  expect(readRecipients('Ada Lovelace <ada@example.com>; bo@example.com')).toEqual(people)
  expect(readRecipients(writeRecipients(people))).toEqual(people)
  expect(readRecipients('ada@example.com, nobody')).toBeNull()
  expect(readRecipients(' ')).toBeNull()
})
