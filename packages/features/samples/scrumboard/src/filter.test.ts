import { expect, test } from 'vitest'
import { readFilter, shownLists } from './filter'
import { newCard } from './newBoard'

const today = '2026-06-15'
const card = (id: string, change: object) => ({ ...newCard(id), id, ...change })
const half = { id: 'c', name: '', checkItems: [{ id: 'i', name: '', checked: true }] }
const cards = [
  card('late', { due: '2026-06-14', idLabels: ['design'] }),
  card('soon', { due: '2026-06-22', idMembers: ['ada'] }),
  card('later', { due: '2026-06-23' }),
  card('never', { idLabels: ['design'], idMembers: ['ada'] }),
  card('done', { due: '2026-06-01', checklists: [half] }),
]
const lists = [{ id: 'list', name: 'List', idCards: ['gone', ...cards.map(({ id }) => id)] }]

test.each([
  ['', 'late soon later never done'],
  ['label=design', 'late never'],
  ['member=ada', 'soon never'],
  ['label=design&member=ada', 'never'],
  ['due=overdue', 'late'],
  ['due=week', 'soon'],
  ['due=none', 'never'],
  ['due=odd', 'late soon later never done'],
])('?%s leaves %s', (address, left) => {
  const [list] = shownLists({ lists, cards }, readFilter(new URLSearchParams(address)), today)
  expect(list?.idCards.join(' ')).toBe(left)
})
