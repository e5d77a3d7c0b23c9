import { ApiError, type Send } from '@console/core/api'
import { expect, test } from 'vitest'
import {
  createBoard,
  createCard,
  createList,
  deleteBoard,
  removeCard,
  removeList,
  renameBoard,
  renameList,
  sendOrder,
  updateCard,
  updateSettings,
} from './api'
import type { Board, BoardList, Card } from './contract'
import { sampleBoards } from './mocks/sampleBoards'

const [board, otherBoard] = sampleBoards as [Board, Board]
const [card, otherCard] = board.cards as [Card, Card]
const [list, ...otherLists] = board.lists as [BoardList, ...BoardList[]]
const lists = board.lists
const listsOfOther = otherBoard.lists.map((each) => ({ ...each, id: `other-${each.id}` }))

/** A server that answers every call with this body. */
function answering(body: unknown): Send {
  return async ({ answer, finish }) => {
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw new ApiError({ status: 200, code: 'contract' })
    const mismatch = () => new ApiError({ status: 200, code: 'mismatched' })
    return finish?.(parsed.data, { requestId: null, leaveOut() {}, mismatch }) ?? parsed.data
  }
}

interface Write {
  call: (send: Send) => Promise<unknown>
  good: unknown
  /** A valid response about another record; undefined if the response does not identify one. */
  mismatched?: unknown
  /** Meaning of null, if it is a valid response. */
  nullIs?: 'not_found'
}

/** Each write of specification 7. */
const writes: Readonly<Record<string, Write>> = {
  'board/new': {
    call: (send) => createBoard(send, board),
    good: board,
    mismatched: { ...board, id: 'other' },
  },
  'board/rename': {
    call: (send) => renameBoard(send, board.id, 'Spring'),
    good: 'Spring',
    // As if half of the response were lost.
    mismatched: '"Spri',
  },
  'board/settings/update': {
    call: (send) => updateSettings(send, board.id, board.settings),
    good: board.settings,
  },
  'board/delete': { call: (send) => deleteBoard(send, board.id), good: true, mismatched: false },
  'card/new': {
    call: (send) => createCard(send, board.id, list.id, card),
    good: board,
    mismatched: { ...board, id: 'other' },
  },
  'list/new': {
    call: (send) => createList(send, board.id, list),
    good: lists,
    mismatched: listsOfOther,
  },
  'list/rename': {
    call: (send) => renameList(send, board.id, list.id, 'Later'),
    good: lists,
  },
  'list/remove': {
    call: (send) => removeList(send, board.id, list.id, otherLists),
    good: otherLists,
    mismatched: listsOfOther,
  },
  'card/update': {
    call: (send) => updateCard(send, board.id, card),
    good: card,
    mismatched: otherCard,
    nullIs: 'not_found',
  },
  'card/remove': {
    call: (send) => removeCard(send, board.id, card.id),
    good: card.id,
    mismatched: otherCard.id,
  },
  'card/order': {
    call: (send) => sendOrder(send, 'card', board.id, lists),
    good: lists,
    mismatched: listsOfOther,
  },
  'list/order': {
    call: (send) => sendOrder(send, 'list', board.id, lists),
    good: lists,
    mismatched: listsOfOther,
  },
}

test.each(Object.entries(writes))(
  '%s succeeds only with its own response; any other leaves the result unknown',
  async (_, { call, good, mismatched, nullIs }) => {
    expect(await call(answering(good))).toEqual(good)
    const wrong = [{}, [null], 7, undefined, ...(mismatched === undefined ? [] : [mismatched])]
    for (const body of wrong)
      await expect(call(answering(body))).rejects.toMatchObject({ isUnclear: true })
    await expect(call(answering(null))).rejects.toMatchObject(
      nullIs ? { code: nullIs, isUnclear: false } : { isUnclear: true },
    )
  },
)

test('the result of a removal is unknown if the response still has the list', async () => {
  const removing = removeList(answering(lists), board.id, list.id, otherLists)
  await expect(removing).rejects.toMatchObject({ isUnclear: true })
})

test('a write to a list that is gone fails with 404, not with an unknown result', async () => {
  const gone = { status: 404, isUnclear: false }
  const without = { ...board, cards: board.cards.filter(({ id }) => id !== card.id) }
  await expect(createCard(answering(without), board.id, list.id, card)).rejects.toMatchObject(gone)
  await expect(renameList(answering(otherLists), board.id, list.id, 'Later')).rejects.toMatchObject(
    gone,
  )
})
