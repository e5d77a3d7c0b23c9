import { makeKey, useSend } from '@console/core/api'
import { displayName, useSessionState } from '@console/core/session'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { boardKeys, createBoard, deleteBoard } from './api'
import type { Board, BoardRef, Member } from './contract'
import { newBoard, uriOf } from './newBoard'

/** The current user as a member of a board. */
export function useOwnMember(): Member {
  const { user } = useSessionState()
  return user
    ? { id: user.email, name: displayName(user), avatar: '' }
    : { id: '', name: '', avatar: '' }
}

/** Mutations of whole boards. */
export function useBoards() {
  const { t } = useTranslation('scrumboard')
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('scrumboard')
  const write = useOptimisticMutations<readonly BoardRef[]>(boardKeys.boards)
  const maker = useOwnMember()

  /** Returns the board, or undefined if it was not created. */
  function make(board: Board, failed: string) {
    const { id, name, uri } = board
    return write({
      become: (rows) => (rows.some((row) => row.id === id) ? rows : [...rows, { id, name, uri }]),
      call: () => createBoard(send, board),
      failed,
    })
  }

  return {
    make: () => make(newBoard(t('board.unnamed'), maker), t('failed.make')),
    /** Copies a board with all its lists and cards, under a new name. */
    copy(board: Board) {
      const name = t('board.copyOf', { name: board.name })
      return make({ ...board, id: makeKey(), name, uri: uriOf(name) }, t('failed.copy'))
    },
    /** Deletes a board. Undo recreates it unchanged, under its id. */
    async remove(board: Board) {
      const undoable = offer(() => void make(board, t('failed.restore')))
      const done = await write({
        become: (rows) => rows.filter(({ id }) => id !== board.id),
        call: () => deleteBoard(send, board.id),
        failed: t('failed.delete'),
      })
      if (done === undefined) return undoable.drop()
      queries.removeQueries({ queryKey: boardKeys.board(board.id) })
      undoable.report({ title: t('board.deleted', { name: board.name }) })
    },
  }
}
