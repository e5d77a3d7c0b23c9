import { blocks, type RichText, richText } from '@console/core/rich-text'
import { expect, test } from 'vitest'
import { fromDocument, toDocument } from './document'

const text: RichText = [
  ...blocks('## Returns', 'You have **14 days**.', '- damaged', '- expired', '1. open it'),
  { type: 'list', isOrdered: false, level: 2, items: [[{ text: 'with its box' }]] },
  { type: 'list', isOrdered: true, start: 2, items: [[{ text: 'send it' }]] },
  {
    type: 'paragraph',
    spans: [
      { text: 'See ' },
      { text: 'the terms', isBold: true, isItalic: true, href: '/pages/terms' },
    ],
  },
]

test('a text survives the editor unchanged, and is serialized the same', () => {
  const back = fromDocument(toDocument(text))
  expect(JSON.stringify(back)).toBe(JSON.stringify(text))
  expect(JSON.stringify(richText.parse(back))).toBe(JSON.stringify(back))
})

test('an empty text has no blocks; empty paragraphs are removed at the ends, and kept between', () => {
  expect(fromDocument({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual([])
  const empty = { type: 'paragraph' }
  const [line] = toDocument(blocks('one')).content ?? []
  const content = [empty, line!, empty, line!, empty]
  expect(fromDocument({ type: 'doc', content }).map(({ type }) => type)).toHaveLength(3)
})
