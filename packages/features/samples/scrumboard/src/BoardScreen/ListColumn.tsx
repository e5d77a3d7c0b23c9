import { Button, Text, theme } from '@console/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Lifted } from '../moving/lifted'
import { NameLine } from '../NameLine'
import { useNaming } from '../useNaming'
import { ListHead, type ListHeadProps } from './ListHead'
import { useCardWindow } from './useCardWindow'

export interface ListColumnProps extends Omit<ListHeadProps, 'nameId'> {
  lifted: Lifted | null
  /** Card that has or last had the focus. */
  current: string | null
  /** Renders a card. */
  tile: (cardId: string, isStop: boolean) => ReactNode
}

/** A list of a board: its name and actions, its cards (only visible ones are drawn), and a field for a new card. */
export function ListColumn({ lifted, current, tile, ...head }: ListColumnProps) {
  const { list, total, writes } = head
  const { t } = useTranslation('scrumboard')
  const [adding, addButton] = useNaming()
  const scroller = useRef<HTMLOListElement>(null)
  const nameId = useId()
  const { idCards } = list
  const stop = current !== null && idCards.includes(current) ? current : idCards[0]
  const to = lifted?.kind === 'card' && lifted.to.listId === list.id ? lifted.to : null
  const pinned = [stop, lifted?.id, to?.before].filter((id) => typeof id === 'string')
  const pieces = useCardWindow(scroller, idCards, new Set(pinned))
  const slot = <Slot data-slot aria-hidden />

  return (
    <Root
      aria-labelledby={nameId}
      data-list={list.id}
      data-lifted={lifted?.id === list.id || undefined}
    >
      <ListHead {...head} nameId={nameId} />
      <Cards ref={scroller} data-scroll aria-labelledby={nameId}>
        {pieces.map((piece) =>
          piece.kind === 'room' ? (
            <li key={piece.key} aria-hidden style={{ blockSize: piece.height }} />
          ) : (
            <Cell
              key={piece.id}
              data-card={piece.id}
              data-lifted={lifted?.id === piece.id || undefined}
              aria-posinset={piece.place + 1}
              aria-setsize={idCards.length}
            >
              {to?.before === piece.id ? slot : null}
              {tile(piece.id, piece.id === stop)}
            </Cell>
          ),
        )}
        {to && to.before === null ? <li aria-hidden>{slot}</li> : null}
      </Cards>
      {idCards.length === 0 && !to ? (
        <Text as="p" size="sm" tone="muted">
          {t(total === 0 ? 'list.empty' : 'list.noMatch')}
        </Text>
      ) : null}
      {adding.isNaming ? (
        <NameLine
          label={t('card.name')}
          submitLabel={t('card.add')}
          onSubmit={(name) => void writes.addCard(list.id, name)}
          onCancel={adding.end}
        />
      ) : (
        <Button ref={addButton} variant="quiet" onPress={adding.ask}>
          <Plus aria-hidden />
          {t('card.add')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  inline-size: min(320px, 80vw);
  max-block-size: 100%;
  min-block-size: 0;
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.background};

  &[data-lifted] {
    opacity: 0.5;
  }
`

const Cards = styled.ol`
  min-block-size: 0;
  margin-inline: calc(-1 * ${theme.space[1]});
  padding: 2px ${theme.space[1]};
  overflow: hidden auto;
  list-style: none;
  overscroll-behavior: contain;
`

const Cell = styled.li`
  padding-block-end: ${theme.space[2]};

  &[data-lifted] > :last-child {
    opacity: 0.45;
    outline: 2px dashed ${theme.color.accent};
    outline-offset: -2px;
  }
`

/* Drop position of a lifted card. */
const Slot = styled.div`
  block-size: 40px;
  margin-block-end: ${theme.space[2]};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accentSoft};
`
