import { type Send, requireFound } from '@console/core/api'
import { type ReportingSkipped, reportingSkipped } from '@console/core/skipped'
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
  nullableCard,
  removedCard,
} from './contract'

/** Query keys of the boards. */
export const boardKeys = {
  boards: ['scrumboard', 'boards'],
  board: (boardId: string) => ['scrumboard', 'board', boardId],
} as const

/** Refetch interval of an open board in milliseconds: others move its cards, too. */
const refreshTime = 15_000

const app = '/scrumboard-app'

/** Specification 7: `GET /api/scrumboard-app/boards`. */
export function boardsQuery(send: Send) {
  return queryOptions({
    queryKey: boardKeys.boards,
    queryFn: reportingSkipped((noting) =>
      send({ base: 'samples', method: 'GET', path: `${app}/boards`, answer: boards, ...noting }),
    ),
  })
}

/** Specification 7: `GET /api/scrumboard-app/board` of a `boardId`; 404 if there is none. */
export function readBoard(
  send: Send,
  boardId: string,
  noting: Partial<ReportingSkipped> = {},
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

/** An open board, which is refetched periodically. */
export function boardQuery(send: Send, boardId: string) {
  return queryOptions({
    queryKey: boardKeys.board(boardId),
    queryFn: reportingSkipped((noting) => readBoard(send, boardId, noting)),
    refetchInterval: refreshTime,
  })
}

/**
 * Sends a write.
 * @param isMeant checks whether the response is about what was sent; if not, the result is unknown
 */
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
    finish(returned, { mismatch }) {
      if (!isMeant(returned)) throw mismatch(name)
      return returned
    },
  })
}

/**
 * For responses that identify no record, as settings and deletions, or that cannot show whether it exists, as renamed
 * lists.
 */
const anyAnswer = () => true

/** Accepts a response about the record of this id. */
const about =
  (id: string) =>
  (found: { id: string }): boolean =>
    found.id === id

/** Accepts lists that include one of these: others may have removed some. */
const amongThose = (lists: readonly BoardList[]) => (found: readonly BoardList[]) =>
  lists.length === 0 || found.some(({ id }) => lists.some(about(id)))

/**
 * Specification 7: `POST board/new`, answered with the board. Its ids are made by the client, so a retry creates
 * nothing twice.
 */
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
    (returned) => returned === title,
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

/**
 * Specification 7: `POST card/new`, which appends the card to its list and answers with the board. @throws ApiError 404
 * if the list has been removed
 */
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

/** Specification 7: `POST card/update`, with the whole card. @throws ApiError 404 if it has been removed */
export async function updateCard(send: Send, boardId: string, changed: Card): Promise<Card> {
  const isMeant = (found: Card | null) => found === null || found.id === changed.id
  return requireFound(
    await post(send, 'card/update', { boardId, card: changed }, nullableCard, isMeant),
  )
}

/** Specification 7: `POST card/remove`. Its id is removed from all lists. */
export function removeCard(send: Send, boardId: string, cardId: string): Promise<string> {
  return post(send, 'card/remove', { boardId, cardId }, removedCard, (id) => id === cardId)
}

/** Specification 7: `POST list/new`, which appends the list to the board and answers with all lists. */
export function createList(send: Send, boardId: string, data: BoardList): Promise<BoardList[]> {
  return post(send, 'list/new', { boardId, data }, boardLists, amongThose([data]))
}

/** Specification 7: `POST list/rename`. @throws ApiError 404 if it has been removed */
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
 * Specification 7: `POST list/remove`, together with its cards.
 * @param others known lists that stay: the response has at least one of them
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

/** Specification 7: `POST card/order` or `list/order`, with the whole arrangement. */
export function sendOrder(
  send: Send,
  of: 'card' | 'list',
  boardId: string,
  lists: readonly BoardList[],
): Promise<BoardList[]> {
  return post(send, `${of}/order`, { boardId, lists }, boardLists, amongThose(lists))
}
