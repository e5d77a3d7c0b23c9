import { expect, test } from 'vitest'
import { countCharacters, paragraphsOf, isSafeHref, blocks, richText } from './richText'

test('a link leads to an https address, an email address or a path, and nowhere else', () => {
  const safe = ['https://market.example/a?b#c', 'mailto:help@market.example', '/pages/terms', '/']
  const unsafe = [
    'http://market.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://market.example',
    'data:text/html,hi',
    '//thief.example',
    '/\\thief.example',
    'https:thief.example',
    'mailto:a@b.example?bcc=all@market.example',
    'terms',
    '',
  ]
  expect(safe.filter((href) => !isSafeHref(href))).toEqual([])
  expect(unsafe.filter(isSafeHref)).toEqual([])
})

test('drops unknown members, and refuses unknown blocks and unsafe links', () => {
  const hostile = [
    { type: 'paragraph', spans: [{ text: 'hi', onclick: 'x' }], style: 'position:fixed' },
  ]
  expect(richText.parse(hostile)).toEqual([{ type: 'paragraph', spans: [{ text: 'hi' }] }])
  const refused = [
    [{ type: 'image', src: 'https://thief.example' }],
    [{ type: 'heading', level: 1, spans: [] }],
    [{ type: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] }],
  ]
  expect(refused.filter((each) => richText.safeParse(each).success)).toEqual([])
})

test('counts the characters of a text without its formatting, and an emoji as one', () => {
  const text = blocks('## Terms', 'We **trade** 👩🏽‍🌾 ', '- one', '- two')
  expect(text).toHaveLength(3)
  expect(paragraphsOf(text)).toEqual(['Terms', 'We trade 👩🏽‍🌾 ', 'one', 'two'])
  expect(countCharacters(text)).toBe(5 + 10 + 3 + 3)
})
