import { expect, test } from 'vitest'
import { matching, readSearch } from './mailSearch'
import { sampleLabels, sampleMail } from './mocks/mails'

const all = (text: string) => ({ part: 'all', text })

test.each([
  ['flour', [all('flour')]],
  ['flour  Thursday', [all('flour'), all('Thursday')]],
  ['"forty bags" mill', [all('forty bags'), all('mill')]],
  ['from:ada', [{ part: 'from', text: 'ada' }]],
  [
    'FROM:ada To:bo',
    [
      { part: 'from', text: 'ada' },
      { part: 'to', text: 'bo' },
    ],
  ],
  ['subject:"new harvest"', [{ part: 'subject', text: 'new harvest' }]],
  ['from:“ليلى المنصوري”', [{ part: 'from', text: 'ليلى المنصوري' }]],
  ['"not yet closed', [all('not yet closed')]],
  [
    'is:unread is:Starred has:attachment',
    [{ mark: 'unread' }, { mark: 'starred' }, { mark: 'attachment' }],
  ],
])('parses %s', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms)
})

test.each(['', '  ', 'from:', 'label:', 'to: ', 'is:', 'is:un', 'has:attach', '""', 'subject:""'])(
  'ignores an unfinished term: %j',
  (typed) => {
    expect(readSearch(typed)).toEqual([])
  },
)

test.each(['Re:', '10:30', 'https://x.example', 'is:purple', 'i', 'from'])(
  'searches for text without a known operator literally: %s',
  (typed) => {
    expect(readSearch(typed)).toEqual([all(typed)])
  },
)

const mails = Array.from({ length: 40 }, (_, index) => sampleMail(index))
const found = (typed: string) =>
  matching(mails, readSearch(typed), sampleLabels).map(({ id }) => id)

test('finds a text only in the given part, ignoring accents and case', () => {
  expect(found('from:HUSEYIN')).toEqual(
    mails.filter(({ from }) => from.name === 'Hüseyin Aydın').map(({ id }) => id),
  )
  expect(found('to:huseyin')).toEqual(
    mails.filter(({ to }) => to.some(({ name }) => name === 'Hüseyin Aydın')).map(({ id }) => id),
  )
  expect(found('subject:thursday')).toEqual([])
  expect(found('thursday').length).toBeGreaterThan(0)
})

test('matches quoted words as a phrase, and others anywhere', () => {
  expect(found('"bags forty"')).toEqual([])
  expect(found('bags forty').length).toBeGreaterThan(0)
})

test('results match every term', () => {
  expect(found('is:unread has:attachment subject:flour is:starred')).toEqual(
    mails
      .filter(
        ({ read, hasAttachments, subject, starred }) =>
          !read && hasAttachments && starred && /flour/i.test(subject),
      )
      .map(({ id }) => id),
  )
  expect(found('label:invo')).toEqual(
    mails.filter(({ labels }) => labels.includes(2)).map(({ id }) => id),
  )
  expect(found('label:nowhere')).toEqual([])
  expect(found('is:important').length).toBe(mails.filter(({ important }) => important).length)
  expect(found('is:unread').length).toBe(mails.filter(({ read }) => !read).length)
  expect(found('is:starred').length).toBe(mails.filter(({ starred }) => starred).length)
  expect(found('has:attachment').length).toBe(mails.filter((mail) => mail.hasAttachments).length)
})
