import { useFormats } from '@console/core/i18n'
import { Heading, IconButton, Link, Text, theme } from '@console/ui'
import { ChevronLeft, Eye, Pencil, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Board, BoardList } from '../contract'
import type { CardFilter } from '../filter'
import { NameLine } from '../NameLine'
import { boardsPath } from '../paths'
import type { BoardWrites } from '../useBoardWrites'
import { useNaming } from '../useNaming'
import { BoardFilter } from './BoardFilter'
import { BoardSettings } from './BoardSettings'

export interface BoardHeadProps {
  board: Board
  filter: CardFilter
  /** Lists with the cards that pass the filter. */
  shown: readonly BoardList[]
  writes: BoardWrites
}

/** Header of a board: link to all boards, name (edited in place), filter and settings. */
export function BoardHead({ board, filter, shown, writes }: BoardHeadProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [naming, renameButton] = useNaming()
  const [isSetting, setIsSetting] = useState(false)
  const isFiltered = Object.values(filter).some((each) => each !== '')
  const count = shown.reduce((sum, { idCards }) => sum + idCards.length, 0)
  return (
    <Root>
      <Link variant="alone" href={boardsPath}>
        <ChevronLeft size={16} aria-hidden data-mirrored />
        {t('boards.back')}
      </Link>
      <Name data-name>
        <Heading level={1} size="xl">
          <bdi>{board.name}</bdi>
          {board.settings.subscribed ? <Eye size={18} aria-label={t('card.subscribed')} /> : null}
        </Heading>
        {naming.isNaming ? (
          <NameLine
            label={t('board.name')}
            initial={board.name}
            submitLabel={t('name.save')}
            onSubmit={(name) => {
              void writes.rename(name)
              naming.end()
            }}
            onCancel={naming.end}
          />
        ) : (
          <IconButton ref={renameButton} label={t('board.rename')} onPress={naming.ask}>
            <Pencil aria-hidden />
          </IconButton>
        )}
      </Name>
      <Tools>
        <Text size="sm" tone="muted" role="status">
          {isFiltered
            ? t('filter.left', {
                number: formats.number(count),
                of: formats.number(board.cards.length),
              })
            : ''}
        </Text>
        <BoardFilter board={board} filter={filter} />
        <IconButton label={t('settings.title')} onPress={() => setIsSetting(true)}>
          <Settings aria-hidden />
        </IconButton>
      </Tools>
      <BoardSettings
        {...{ board, writes }}
        isOpen={isSetting}
        onClose={() => setIsSetting(false)}
      />
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  /* Back link and tools in one line, the name in its own. */
  @media (max-width: 599px) {
    justify-content: space-between;

    > [data-name] {
      order: 1;
      flex-basis: 100%;
    }
  }
`

const Name = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  min-inline-size: min(100%, 200px);

  h1 {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
