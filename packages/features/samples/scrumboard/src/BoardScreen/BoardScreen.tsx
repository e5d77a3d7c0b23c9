import { ApiError, useSend, serverNow } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { frameHeight, Heading, SkeletonBlock, theme, Banner, Link, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useKeyGroup, useKeys } from '@console/core/keys'
import { useNameInTitle } from '@console/core/routes'
import { useUndo } from '@console/optimistic-mutations'
import { boardQuery, boardKeys } from '../api'
import { boardPattern, boardsPath, boardPath } from '../paths'
import { CardDialog } from '../CardDialog/CardDialog'
import type { Board as BoardRow } from '../contract'
import { dayOf } from '../days'
import { readFilter, shownLists } from '../filter'
import { useBoardWrites } from '../useBoardWrites'
import { BoardHead } from './BoardHead'
import { BoardLists } from './BoardLists'

/**
 * /apps/scrumboard/:boardId/:cardId?: a board of lists of cards, and the card open over it; `?label=`, `?member=` and
 * `?due=` filter.
 */
export function BoardScreen() {
  const { t } = useTranslation('scrumboard')
  const { params } = matchPath(boardPattern, useLocation().pathname) ?? { params: {} }
  const { boardId = '', cardId = null } = params as { boardId?: string; cardId?: string }
  const query = useQuery(boardQuery(useSend(), boardId))
  const { error } = query
  // Also if someone else deletes it while it is open.
  if (error instanceof ApiError && error.status === 404) return <LeadToBoards />
  return (
    <Root aria-busy={query.isPending}>
      {query.data ? null : <Heading level={1}>{t('title')}</Heading>}
      <QueryBoundary
        query={query}
        skeleton={
          <Lists aria-hidden>
            {[300, 180, 240].map((height) => (
              <SkeletonBlock key={height} blockSize={height} />
            ))}
          </Lists>
        }
      >
        {(board) => <Board key={board.id} board={board} cardId={cardId} />}
      </QueryBoundary>
    </Root>
  )
}

/** Specification 8: reports an unknown board and redirects to the boards. */
function LeadToBoards() {
  const { t } = useTranslation('scrumboard')
  const { snackbar } = useNotices()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    snackbar({ variant: 'warning', title: t('board.unknown'), key: 'scrumboard unknown' })
    void navigate(boardsPath, { replace: true })
  })
  useEffect(() => leave(), [])
  return null
}

const Root = styled.div`
  ${frameHeight}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 320px));
  align-items: start;
  gap: ${theme.space[4]};
`

interface BoardProps {
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
function Board({ board, cardId }: BoardProps) {
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
