import { type Send, requireFound } from '@console/core/api'
import { type Noting, notingUnread } from '@console/core/unread'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type Board,
  board,
  boardDeleted,
  type BoardList,
  boardLists,
  boards,
  type BoardSettings,
  boardSettings,
  boardTitle,
  type Card,
  foundCard,
  removedCard,
} from './contract'

/** Under which keys what was read of the boards is kept. */
export const boardKeys = {
  boards: ['scrumboard', 'boards'],
  board: (boardId: string) => ['scrumboard', 'board', boardId],
} as const

/** How often a board that is looked at is read again, in milliseconds: others move its cards, too. */
const refreshTime = 15_000

const app = '/scrumboard-app'

/** Specification 7: `GET /api/scrumboard-app/boards`. */
export function boardsQuery(send: Send) {
  return queryOptions({
    queryKey: boardKeys.boards,
    queryFn: notingUnread((noting) =>
      send({ base: 'samples', method: 'GET', path: `${app}/boards`, answer: boards, ...noting }),
    ),
  })
}

/** Specification 7: `GET /api/scrumboard-app/board` of a `boardId`; 404 where there is none. */
export function readBoard(
  send: Send,
  boardId: string,
  noting: Partial<Noting> = {},
): Promise<Board> {
  return send({
    base: 'samples',
    method: 'GET',
    path: `${app}/board`,
    query: { boardId },
    answer: board,
    ...noting,
  })
}

/** A board that is looked at: read again now and then. */
export function boardQuery(send: Send, boardId: string) {
  return queryOptions({
    queryKey: boardKeys.board(boardId),
    queryFn: notingUnread((noting) => readBoard(send, boardId, noting)),
    refetchInterval: refreshTime,
  })
}

/** @param isMeant whether an answer is about what was sent; from any other one nobody knows what came of it */
function post<Answer>(
  send: Send,
  name: string,
  body: unknown,
  answer: z.ZodMiniType<Answer>,
  isMeant: (answer: Answer) => boolean,
) {
  return send({
    base: 'samples',
    method: 'POST',
    path: `${app}/${name}`,
    body,
    answer,
    finish(said, { foreign }) {
      if (!isMeant(said)) throw foreign(name)
      return said
    },
  })
}

/** Settings and what is deleted say nothing of whose they are, lists that were renamed not whether they are gone. */
const anyAnswer = () => true

/** An answer about the record of this id. */
const about =
  (id: string) =>
  (found: { id: string }): boolean =>
    found.id === id

/** Lists among which there is one of these: others may have removed some meanwhile. */
const amongThose = (lists: readonly BoardList[]) => (found: readonly BoardList[]) =>
  lists.length === 0 || found.some(({ id }) => lists.some(about(id)))

/** Specification 7: `POST board/new`, the board. Its ids are made here: the same board again is the same board. */
export function createBoard(send: Send, made: Board): Promise<Board> {
  return post(send, 'board/new', { board: made }, board, about(made.id))
}

/** Specification 7: `POST board/rename`, answered with the title. */
export function renameBoard(send: Send, boardId: string, title: string): Promise<string> {
  return post(
    send,
    'board/rename',
    { boardId, boardTitle: title },
    boardTitle,
    (said) => said === title,
  )
}

/** Specification 7: `POST board/settings/update`, all of them. */
export function updateSettings(
  send: Send,
  boardId: string,
  settings: BoardSettings,
): Promise<BoardSettings> {
  return post(send, 'board/settings/update', { boardId, settings }, boardSettings, anyAnswer)
}

/** Specification 7: `POST board/delete`, answered with true. */
export function deleteBoard(send: Send, boardId: string): Promise<true> {
  return post(send, 'board/delete', { boardId }, boardDeleted, anyAnswer)
}

/** Specification 7: `POST card/new`, which puts the card at its list's end and answers with the board. @throws ApiError 404 where the list was removed meanwhile */
export async function createCard(
  send: Send,
  boardId: string,
  listId: string,
  data: Card,
): Promise<Board> {
  const made = await post(send, 'card/new', { boardId, listId, data }, board, about(boardId))
  requireFound(made.cards.find(({ id }) => id === data.id))
  return made
}

/** Specification 7: `POST card/update`, all of the card. @throws ApiError 404 where it was removed meanwhile */
export async function updateCard(send: Send, boardId: string, changed: Card): Promise<Card> {
  const isMeant = (found: Card | null) => found === null || found.id === changed.id
  return requireFound(
    await post(send, 'card/update', { boardId, card: changed }, foundCard, isMeant),
  )
}

/** Specification 7: `POST card/remove`. Its id leaves all lists. */
export function removeCard(send: Send, boardId: string, cardId: string): Promise<string> {
  return post(send, 'card/remove', { boardId, cardId }, removedCard, (id) => id === cardId)
}

/** Specification 7: `POST list/new`, which puts the list at the board's end and answers with the lists. */
export function createList(send: Send, boardId: string, data: BoardList): Promise<BoardList[]> {
  return post(send, 'list/new', { boardId, data }, boardLists, amongThose([data]))
}

/** Specification 7: `POST list/rename`. @throws ApiError 404 where it was removed meanwhile */
export async function renameList(
  send: Send,
  boardId: string,
  listId: string,
  listTitle: string,
): Promise<BoardList[]> {
  const lists = await post(
    send,
    'list/rename',
    { boardId, listId, listTitle },
    boardLists,
    anyAnswer,
  )
  requireFound(lists.find(({ id }) => id === listId))
  return lists
}

/**
 * Specification 7: `POST list/remove`. Its cards go with it.
 * @param others the lists that stay, as far as is known: one of them is among those that are answered
 */
export function removeList(
  send: Send,
  boardId: string,
  listId: string,
  others: readonly BoardList[],
): Promise<BoardList[]> {
  const isOfBoard = amongThose(others)
  return post(
    send,
    'list/remove',
    { boardId, listId },
    boardLists,
    (lists) => isOfBoard(lists) && !lists.some(about(listId)),
  )
}

/** Specification 7: `POST card/order` or `list/order`, the whole arrangement. */
export function sendOrder(
  send: Send,
  of: 'card' | 'list',
  boardId: string,
  lists: readonly BoardList[],
): Promise<BoardList[]> {
  return post(send, `${of}/order`, { boardId, lists }, boardLists, amongThose(lists))
}
