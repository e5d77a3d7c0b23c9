import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import {
  type Board,
  board,
  boardDeleted,
  boardList,
  boardLists,
  type BoardRef,
  boards,
  boardSettings,
  boardTitle,
  card,
  nullableCard,
  removedCard,
} from '../contract'
import { moveCard, withoutCard } from '../arrangement'
import { arranged } from './arranged'
import { changeBoard, findBoard, saveBoards, readStoredBoards } from './storedBoards'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const app = '/scrumboard-app'

/** `GET /scrumboard-app/boards`, answered by `resolver`; stories pass their own. */
export function readBoards(resolver: Resolver<BoardRef[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: `${app}/boards`,
      roles: 'public',
      answer: boards,
    },
    resolver,
  )
}

/** `GET /scrumboard-app/board`, answered by `resolver`; stories pass their own. */
export function readBoard(resolver: Resolver<Board, undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: `${app}/board`,
      roles: 'public',
      answer: board,
      query: { boardId: { value: z.string() } },
      refusals: [{ status: 404, code: 'not_found' }],
    },
    resolver,
  )
}

/** Endpoint that writes. Its records have client-made ids, so it is idempotent. */
function writing<Body, Answer>(
  name: string,
  body: z.ZodMiniType<Body>,
  answer: z.ZodMiniType<unknown, Answer>,
  resolver: Resolver<Answer, Body, 'public'>,
) {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: `${app}/${name}`,
      roles: 'public',
      body,
      answer,
      ...(name === 'board/new' ? {} : { refusals: [{ status: 404, code: 'not_found' }] }),
    },
    resolver,
  )
}

/** `POST /scrumboard-app/board/new`, answered by `resolver`; stories pass their own. */
export function makeBoard(resolver: Resolver<Board, { board: Board }, 'public'>) {
  return writing('board/new', z.object({ board }), board, resolver)
}

const onBoard = { boardId: z.string() }
const onList = { ...onBoard, listId: z.string() }

/** Checks whether an id exists. If not, nothing is changed: specification 8 refuses only unknown boards. */
function has(rows: readonly { id: string }[], id: string): boolean {
  return rows.some((row) => row.id === id)
}

/** Replaces the row with the same id, or appends it. */
function withRow<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  return has(rows, row.id) ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row]
}

/** `card/order` and `list/order`, which receive the whole arrangement. */
function ordering(name: 'card/order' | 'list/order') {
  return writing(
    name,
    z.object({ ...onBoard, lists: boardLists }),
    boardLists,
    ({ database, body: { boardId, lists } }) =>
      changeBoard(database, boardId, (now) => ({ lists: arranged(now.lists, lists) })).lists,
  )
}

/** Sample backend of the boards: specification 7, in its order. */
export const scrumboardHandlers = [
  readBoards(({ database }) =>
    scenarioFor(`GET ${app}/boards`) === 'empty'
      ? []
      : readStoredBoards(database).map(({ id, name, uri }) => ({ id, name, uri })),
  ),
  makeBoard(({ database, body }) => {
    saveBoards(database, withRow(readStoredBoards(database), body.board))
    return body.board
  }),
  writing(
    'board/rename',
    z.object({ ...onBoard, boardTitle }),
    boardTitle,
    ({ database, body }) =>
      changeBoard(database, body.boardId, () => ({ name: body.boardTitle })).name,
  ),
  readBoard(({ database, query }) => findBoard(database, query.get('boardId'))),
  writing(
    'board/settings/update',
    z.object({ ...onBoard, settings: boardSettings }),
    boardSettings,
    ({ database, body: { boardId, settings } }) =>
      changeBoard(database, boardId, () => ({ settings })).settings,
  ),
  writing('board/delete', z.object(onBoard), boardDeleted, ({ database, body: { boardId } }) => {
    const gone = findBoard(database, boardId)
    saveBoards(
      database,
      readStoredBoards(database).filter(({ id }) => id !== gone.id),
    )
    return true as const
  }),
  writing(
    'card/new',
    z.object({ ...onList, data: card }),
    board,
    ({ database, body: { boardId, listId, data } }) =>
      changeBoard(database, boardId, ({ cards, lists }) =>
        has(lists, listId)
          ? {
              cards: withRow(cards, data),
              lists: moveCard(lists, data.id, { listId, before: null }),
            }
          : {},
      ),
  ),
  writing(
    'list/new',
    z.object({ ...onBoard, data: boardList }),
    boardLists,
    ({ database, body: { boardId, data } }) =>
      changeBoard(database, boardId, ({ lists }) => ({ lists: withRow(lists, data) })).lists,
  ),
  writing(
    'list/rename',
    z.object({ ...onList, listTitle: z.string() }),
    boardLists,
    ({ database, body: { boardId, listId, listTitle } }) =>
      changeBoard(database, boardId, ({ lists }) => ({
        lists: lists.map((list) => (list.id === listId ? { ...list, name: listTitle } : list)),
      })).lists,
  ),
  writing(
    'list/remove',
    z.object(onList),
    boardLists,
    ({ database, body: { boardId, listId } }) =>
      changeBoard(database, boardId, ({ cards, lists }) => {
        const gone = lists.find(({ id }) => id === listId)
        return {
          cards: cards.filter(({ id }) => !gone?.idCards.includes(id)),
          lists: lists.filter(({ id }) => id !== listId),
        }
      }).lists,
  ),
  writing('card/update', z.object({ ...onBoard, card }), nullableCard, ({ database, body }) => {
    const { cards } = findBoard(database, body.boardId)
    if (!has(cards, body.card.id)) return null
    changeBoard(database, body.boardId, () => ({ cards: withRow(cards, body.card) }))
    return body.card
  }),
  writing(
    'card/remove',
    z.object({ ...onBoard, cardId: z.string() }),
    removedCard,
    ({ database, body: { boardId, cardId } }) => {
      changeBoard(database, boardId, ({ cards, lists }) => ({
        cards: cards.filter(({ id }) => id !== cardId),
        lists: withoutCard(lists, cardId),
      }))
      return cardId
    },
  ),
  ordering('card/order'),
  ordering('list/order'),
]
