import { useSend } from '@console/core/api'
import { useKeys } from '@console/core/keys'
import { useUndo } from '@console/optimistic-mutations'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { Button, Heading, Link, SkeletonBlock, StatePanel, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus, SquareKanban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { boardKeys, boardsQuery } from '../api'
import type { BoardRef } from '../contract'
import { boardPath } from '../paths'
import { useBoardMaking } from '../useBoardMaking'
import { useBoards } from '../useBoards'

/** /apps/scrumboard: the boards as tiles, and a button for a new one. */
export function BoardsScreen() {
  const { t } = useTranslation('scrumboard')
  const query = useQuery(boardsQuery(useSend()))
  const { make } = useBoards()
  const { undoLast } = useUndo('scrumboard')
  const { isMaking, begin } = useBoardMaking(make)
  useKeys({ z: undoLast }, false)

  return (
    <Root aria-busy={query.isPending}>
      <header>
        <Heading level={1}>{t('title')}</Heading>
        <Button variant="primary" isPending={isMaking} onPress={begin}>
          <Plus aria-hidden />
          {t('boards.new')}
        </Button>
      </header>
      <QueryBoundary
        query={query}
        skeleton={
          <Tiles aria-hidden>
            {[1, 2, 3].map((each) => (
              <li key={each}>
                <SkeletonBlock blockSize={112} />
              </li>
            ))}
          </Tiles>
        }
      >
        {(boards) => <Boards boards={boards} />}
      </QueryBoundary>
      <SkippedItems of={boardKeys.boards} />
    </Root>
  )
}

function Boards({ boards }: { boards: readonly BoardRef[] }) {
  const { t } = useTranslation('scrumboard')
  if (boards.length === 0)
    return (
      <StatePanel kind="empty" icon={SquareKanban} title={t('boards.empty.title')}>
        {t('boards.empty')}
      </StatePanel>
    )
  return (
    <Tiles>
      {boards.map(({ id, name }) => (
        <li key={id}>
          <Tile>
            <SquareKanban size={28} strokeWidth={1.5} aria-hidden />
            <Link variant="quiet" href={boardPath(id)}>
              <Text weight="medium">
                <bdi>{name}</bdi>
              </Text>
            </Link>
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
`

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`

/* The whole tile is a link. */
const Tile = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${theme.space[4]};
  block-size: 100%;
  min-block-size: 112px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.accent};
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.surfaceHover};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`
