import { callAs, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import type { Board, Card } from '../contract'
import { arranged } from './arranged'
import { scrumboardHandlers } from './handlers'
import { sampleBoards } from './sampleBoards'

const first = sampleBoards[0]!
const boardId = first.id
const [list, other] = first.lists as [Board['lists'][number], Board['lists'][number]]
const [card] = first.cards as [Card]

const call = callAs('/api/scrumboard-app', { handlers: scrumboardHandlers })
const asked = async (method: string, path: string, body?: object) =>
  (await call(method, path, { body })).answer
const read = async () => (await asked('GET', `/board?boardId=${boardId}`)) as Board

beforeEach(() => resetSampleBackend())

/** Specification 7, Scrum board (/api/scrumboard-app/), in its order: method, path, body and response. */
test.each<[string, string, object | undefined, unknown]>([
  ['GET', '/boards', undefined, sampleBoards.map(({ id, name, uri }) => ({ id, name, uri }))],
  ['POST', '/board/new', { board: { ...first, id: 'new' } }, { ...first, id: 'new' }],
  ['POST', '/board/rename', { boardId, boardTitle: 'Spring' }, 'Spring'],
  ['GET', `/board?boardId=${boardId}`, undefined, first],
  [
    'POST',
    '/board/settings/update',
    { boardId, settings: { ...first.settings, color: 'clay' } },
    { ...first.settings, color: 'clay' },
  ],
  ['POST', '/board/delete', { boardId }, true],
  [
    'POST',
    '/card/new',
    { boardId, listId: list.id, data: { ...card, id: 'new' } },
    {
      ...first,
      cards: [...first.cards, { ...card, id: 'new' }],
      // Specification 4: at the end of its list.
      lists: first.lists.map((each) =>
        each.id === list.id ? { ...each, idCards: [...each.idCards, 'new'] } : each,
      ),
    },
  ],
  [
    'POST',
    '/list/new',
    { boardId, data: { id: 'new', name: 'Later', idCards: [] } },
    [...first.lists, { id: 'new', name: 'Later', idCards: [] }],
  ],
  [
    'POST',
    '/list/rename',
    { boardId, listId: list.id, listTitle: 'Soon' },
    first.lists.map((each) => (each.id === list.id ? { ...each, name: 'Soon' } : each)),
  ],
  ['POST', '/list/remove', { boardId, listId: list.id }, first.lists.slice(1)],
  ['POST', '/card/update', { boardId, card: { ...card, name: 'B' } }, { ...card, name: 'B' }],
  ['POST', '/card/remove', { boardId, cardId: card.id }, card.id],
  ['POST', '/card/order', { boardId, lists: first.lists.toReversed() }, first.lists.toReversed()],
  ['POST', '/list/order', { boardId, lists: first.lists.toReversed() }, first.lists.toReversed()],
])('specification 7: %s %s', async (method, path, body, answer) => {
  expect(await asked(method, path, body)).toEqual(answer)
})

test('there are no other calls', () => {
  expect(scrumboardHandlers).toHaveLength(14)
})

test('specification 8: an unknown board is refused', async () => {
  const refused = { status: 404, answer: { detail: 'Requested board do not exist.' } }
  expect(await call('GET', '/board?boardId=gone')).toMatchObject(refused)
  expect(await call('POST', '/board/delete', { body: { boardId: 'gone' } })).toMatchObject(refused)
})

/** Specification 8: calls about an unknown list or card are not refused. */
test.each<[string, object, unknown]>([
  ['/card/update', { boardId, card: { ...card, id: 'gone' } }, null],
  ['/card/remove', { boardId, cardId: 'gone' }, 'gone'],
  ['/card/new', { boardId, listId: 'gone', data: { ...card, id: 'new' } }, first],
  ['/list/rename', { boardId, listId: 'gone', listTitle: 'Soon' }, first.lists],
  ['/list/remove', { boardId, listId: 'gone' }, first.lists],
])(
  '%s about a missing list or card changes nothing, and returns 200',
  async (path, body, answer) => {
    expect(await call('POST', path, { body })).toMatchObject({ status: 200 })
    expect(await asked('POST', path, body)).toEqual(answer)
    expect(await read()).toEqual(first)
  },
)

test('specification 4: removing a card removes it from all lists', async () => {
  await asked('POST', '/card/remove', { boardId, cardId: card.id })
  const { cards, lists } = await read()
  expect([...cards.map(({ id }) => id), ...lists.flatMap(({ idCards }) => idCards)]).not.toContain(
    card.id,
  )
})

test('creates an id once', async () => {
  const body = { boardId, listId: other.id, data: card }
  await asked('POST', '/card/new', body)
  await asked('POST', '/card/new', body)
  const { cards, lists } = await read()
  expect(cards).toHaveLength(first.cards.length)
  expect(lists.flatMap(({ idCards }) => idCards).filter((id) => id === card.id)).toHaveLength(1)
})

test('an outdated arrangement loses no changes by other users', () => {
  const made = (id: string, cards: string) => ({ id, name: id, idCards: cards.split('') })
  const now = [made('one', 'abn'), made('two', 'c'), made('new', 'x')]
  // The sent arrangement has neither `n` nor the list `new`; `d` has been removed, and `a` appears twice.
  const sent = [made('two', 'cad'), made('one', 'ba'), made('gone', '')]
  expect(arranged(now, sent).map(({ id, idCards }) => `${id}:${idCards.join('')}`)).toEqual([
    'two:ca',
    'one:bn',
    'new:x',
  ])
})
