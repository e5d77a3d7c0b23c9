import { serverNow } from '@console/core/api'
import { useKeyGroup, useKeys } from '@console/core/keys'
import { useNameInTitle } from '@console/core/routes'
import { useUndo } from '@console/optimistic-mutations'
import { SkippedItems } from '@console/query-boundary'
import { Banner, Link, Text } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { boardKeys } from '../api'
import { CardDialog } from '../CardDialog/CardDialog'
import type { Board as BoardRow } from '../contract'
import { dayOf } from '../days'
import { readFilter, shownLists } from '../filter'
import { boardPath } from '../paths'
import { useBoardWrites } from '../useBoardWrites'
import { BoardHead } from './BoardHead'
import { BoardLists } from './BoardLists'

export interface BoardProps {
  board: BoardRow
  /** Card in the address; null for none. */
  cardId: string | null
}

const sheet = [
  { what: 'go', keys: ['←', '→', '↑', '↓'] },
  { what: 'open', keys: ['Enter'] },
  { what: 'lift', keys: ['Space'] },
  { what: 'putBack', keys: ['Esc'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
] as const

/** A loaded board, and the card open over it. */
export function Board({ board, cardId }: BoardProps) {
  const { t } = useTranslation('scrumboard')
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const writes = useBoardWrites(board.id)
  const { undoLast } = useUndo('scrumboard')
  const filter = readFilter(address)
  const today = dayOf(serverNow())
  const lists = shownLists(board, filter, today)
  const card = board.cards.find(({ id }) => id === cardId)
  const search = address.size === 0 ? '' : `?${address}`
  const closed = boardPath(board.id) + search

  useKeys({ z: undoLast }, false)
  useNameInTitle(board.name)
  useKeyGroup(
    useMemo(
      () => ({
        title: t('title'),
        keys: sheet.map(({ what, keys }) => ({ keys, what: t(`keys.${what}`) })),
      }),
      [t],
    ),
  )

  return (
    <>
      <BoardHead {...{ board, filter, writes }} shown={lists} />
      {cardId === null || card ? null : (
        <Banner tone="warning" actions={<Link href={closed}>{t('card.unknown.close')}</Link>}>
          <Text as="p">{t('card.unknown')}</Text>
        </Banner>
      )}
      <SkippedItems of={boardKeys.board(board.id)} />
      <BoardLists {...{ board, lists, writes, today, search }} />
      {card ? (
        <CardDialog
          key={card.id}
          {...{ board, card, writes }}
          onClose={() => void navigate(closed)}
        />
      ) : null}
    </>
  )
}
