import { ApiError, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { QueryBoundary } from '@console/query-boundary'
import { frameHeight, Heading, SkeletonBlock, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { boardQuery } from '../api'
import { boardPattern, boardsPath } from '../paths'
import { Board } from './Board'

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
