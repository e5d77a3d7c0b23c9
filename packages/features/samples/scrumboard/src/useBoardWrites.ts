import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  boardKeys,
  createCard,
  createList,
  readBoard,
  removeCard,
  removeList,
  renameBoard,
  renameList,
  sendOrder,
  updateCard,
  updateSettings,
} from './api'
import type { Board, BoardList, BoardRef, BoardSettings, Card } from './contract'
import {
  type CardPlace,
  moveCard,
  moveCardBack,
  moveList,
  moveListBack,
  placeOfCard,
  withoutCard,
} from './arrangement'
import { newCard, newList } from './newBoard'

/** Mutations of a board. */
export type BoardWrites = ReturnType<typeof useBoardWrites>

/** Removal of a part, with its undo. */
export interface Removal<Whole> {
  /** Name shown to the user. */
  name: string
  remove: (whole: Whole) => Whole
  putBack: (whole: Whole) => Whole
}

type Arrange = (lists: readonly BoardList[]) => BoardList[]

/** Mutations of a board, its lists and its cards. */
export function useBoardWrites(boardId: string) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('scrumboard')
  const write = useOptimisticMutations<Board>(boardKeys.board(boardId))

  const inLists = (arrange: Arrange) => (board: Board) => ({
    ...board,
    lists: arrange(board.lists),
  })

  /** Sends the whole arrangement, based on the server's current one, so that moves by others are kept. */
  async function sendArranged(of: 'card' | 'list', arrange: Arrange) {
    const { lists } = await readBoard(send, boardId)
    return sendOrder(send, of, boardId, arrange(lists))
  }

  function arrange(of: 'card' | 'list', how: Arrange) {
    return write({
      become: inLists(how),
      call: () => sendArranged(of, how),
      failed: t('failed.move'),
    })
  }

  /**
   * Moves a card or a list and reports it with an undo.
   * @param nameOf name of the card or list, from the drawn board
   * @param back undoes the move
   */
  async function move(
    of: 'card' | 'list',
    nameOf: (board: Board) => string | undefined,
    how: Arrange,
    back: (lists: readonly BoardList[], before: readonly BoardList[]) => BoardList[],
  ) {
    const board = queries.getQueryData<Board>(boardKeys.board(boardId))
    const before = board?.lists ?? []
    const undoable = offer(() => void arrange(of, (lists) => back(lists, before)))
    const done = await arrange(of, how)
    const name = (board && nameOf(board)) ?? ''
    if (done === undefined) undoable.drop()
    else undoable.report({ title: t('moved', { name: formats.isolate(name) }) })
  }

  /** Recreates a removed card, unchanged and at its position. */
  function restore(card: Card, place: CardPlace) {
    const back: Arrange = (lists) => moveCard(lists, card.id, place)
    return write({
      become: (board) => ({
        ...board,
        cards: [...board.cards.filter(({ id }) => id !== card.id), card],
        lists: back(board.lists),
      }),
      async call() {
        await createCard(send, boardId, place.listId, card)
        return sendArranged('card', back)
      },
      failed: t('failed.restore'),
    })
  }

  /** Recreates a list without cards, at its position. */
  function restoreList(list: BoardList, before: string | null) {
    const back: Arrange = (lists) => moveList(lists, list.id, before)
    return write({
      become: inLists((lists) => back([...lists.filter(({ id }) => id !== list.id), list])),
      async call() {
        await createList(send, boardId, list)
        return sendArranged('list', back)
      },
      failed: t('failed.restore'),
    })
  }

  /** The whole card is sent, so it is read first: changes by others are kept. */
  function changeCard(card: Card, change: (card: Card) => Card) {
    const changed = (cards: readonly Card[]) =>
      cards.map((each) => (each.id === card.id ? change(each) : each))
    return write({
      become: (board) => ({ ...board, cards: changed(board.cards) }),
      async call() {
        const { cards } = await readBoard(send, boardId)
        return updateCard(send, boardId, change(cards.find(({ id }) => id === card.id) ?? card))
      },
      failed: t('failed.save'),
    })
  }

  /** Reports a finished removal, and undoes it on request. */
  async function removing(name: string, done: Promise<unknown>, takeBack: () => void) {
    const undoable = offer(takeBack)
    if ((await done) === undefined) undoable.drop()
    else undoable.report({ title: t('card.removed', { name }) })
  }

  return {
    moveCard: (cardId: string, place: CardPlace) =>
      move(
        'card',
        ({ cards }) => cards.find(({ id }) => id === cardId)?.name,
        (lists) => moveCard(lists, cardId, place),
        (lists, before) => moveCardBack(lists, cardId, before),
      ),
    moveList: (listId: string, before: string | null) =>
      move(
        'list',
        ({ lists }) => lists.find(({ id }) => id === listId)?.name,
        (lists) => moveList(lists, listId, before),
        (lists, former) => moveListBack(lists, listId, former),
      ),

    async rename(title: string) {
      const name = await write({
        become: (board) => ({ ...board, name: title }),
        call: () => renameBoard(send, boardId, title),
        failed: t('failed.save'),
      })
      if (name !== undefined)
        queries.setQueryData<readonly BoardRef[]>(boardKeys.boards, (rows) =>
          rows?.map((row) => (row.id === boardId ? { ...row, name } : row)),
        )
      // The list of boards has its name, too; refetched even if the result is unknown.
      void queries.invalidateQueries({ queryKey: boardKeys.boards })
    },
    set: (settings: BoardSettings) =>
      write({
        become: (board) => ({ ...board, settings }),
        call: () => updateSettings(send, boardId, settings),
        failed: t('failed.save'),
      }),

    addList(name: string) {
      const made = newList(name)
      return write({
        become: inLists((lists) => [...lists.filter(({ id }) => id !== made.id), made]),
        call: () => createList(send, boardId, made),
        failed: t('failed.save'),
      })
    },
    renameList: (listId: string, name: string) =>
      write({
        become: inLists((lists) =>
          lists.map((list) => (list.id === listId ? { ...list, name } : list)),
        ),
        call: () => renameList(send, boardId, listId, name),
        failed: t('failed.save'),
      }),
    /** Removes a list with its cards, after a confirmation. An empty one can be restored to its position. */
    removeList(list: BoardList, before: string | null, isEmpty: boolean) {
      const othersOf = (lists: readonly BoardList[]) => lists.filter(({ id }) => id !== list.id)
      const done = write({
        become: inLists(othersOf),
        call: ([input]) => removeList(send, boardId, list.id, othersOf(input?.lists ?? [])),
        failed: t('failed.delete'),
      })
      if (isEmpty) void removing(list.name, done, () => void restoreList(list, before))
    },

    addCard(listId: string, name: string) {
      const made = newCard(name)
      return write({
        become: (board) => ({
          ...board,
          cards: [...board.cards.filter(({ id }) => id !== made.id), made],
          lists: moveCard(board.lists, made.id, { listId, before: null }),
        }),
        call: () => createCard(send, boardId, listId, made),
        failed: t('failed.save'),
      })
    },
    changeCard,
    /** Removes a part of a card; `putBack` restores it. */
    removeFromCard: (card: Card, { name, remove, putBack }: Removal<Card>) =>
      removing(name, changeCard(card, remove), () => void changeCard(card, putBack)),
    removeCard(card: Card, lists: readonly BoardList[]) {
      const place = placeOfCard(lists, card.id)
      const done = write({
        become: (board) => ({
          ...board,
          cards: board.cards.filter(({ id }) => id !== card.id),
          lists: withoutCard(board.lists, card.id),
        }),
        call: () => removeCard(send, boardId, card.id),
        failed: t('failed.delete'),
      })
      return removing(card.name, done, () => {
        if (place) void restore(card, place)
      })
    },
  }
}
