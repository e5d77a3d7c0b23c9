import { useFormats } from '@console/core/i18n'
import { StatePanel, theme, VisuallyHidden } from '@console/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Board, BoardList } from '../contract'
import { useCardFocus } from '../moving/useCardFocus'
import { useFocusStays } from '../moving/useFocusStays'
import { useMoving } from '../moving/useMoving'
import { useMovingKeys } from '../moving/useMovingKeys'
import { useMovingPointer } from '../moving/useMovingPointer'
import { boardPaint } from '../paints'
import { cardPath } from '../paths'
import type { BoardWrites } from '../useBoardWrites'
import { AddList } from './AddList'
import { CardTile } from './CardTile'
import { ListColumn } from './ListColumn'

export interface BoardListsProps {
  board: Board
  /** Lists with the cards that pass the filter. */
  lists: readonly BoardList[]
  writes: BoardWrites
  /** Current day, `2026-06-15`. */
  today: string
  /** Query of the address, which is kept when a card is opened. */
  search: string
}

/** Lists of a board side by side. Cards and lists are dragged by mouse, touch and keyboard. */
export function BoardLists({ board, lists, writes, today, search }: BoardListsProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const [current, setCurrent] = useState<string | null>(null)
  const cards = useMemo(() => new Map(board.cards.map((card) => [card.id, card])), [board.cards])

  const moving = useMoving({
    lists,
    nameOf: (kind, id) =>
      (kind === 'card' ? cards.get(id)?.name : lists.find((list) => list.id === id)?.name) ?? '',
    onDrop: (lifted) =>
      void (lifted.kind === 'card'
        ? writes.moveCard(lifted.id, lifted.to)
        : writes.moveList(lifted.id, lifted.to)),
  })
  const { lifted, announcement } = moving
  const focus = useCardFocus(root, [board.lists, current])
  function focusCard(cardId: string) {
    focus(cardId)
    setCurrent(cardId)
  }
  useFocusStays(root, board.lists, focusCard)
  const keys = useMovingKeys({ board: root, lists, moving, onFocus: focusCard })
  const ghost = useMovingPointer({ board: root, lists, moving })

  const tile = (cardId: string, isStop: boolean) => {
    const card = cards.get(cardId)
    return card ? (
      <CardTile
        {...{ card, today, isStop }}
        labels={board.labels}
        members={board.members}
        hasCover={board.settings.cardCoverImages}
        href={cardPath(board.id, cardId) + search}
        describedBy={keysId}
      />
    ) : null
  }
  const slot = <ListSlot data-slot aria-hidden />
  const liftedList = lifted?.kind === 'list' ? lifted : null

  return (
    <Root
      ref={root}
      data-color={board.settings.color}
      data-lifted={lifted?.by}
      {...keys}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
        if (id !== undefined) setCurrent(id)
      }}
    >
      <VisuallyHidden>
        <span id={keysId}>{t('moving.help')}</span>
        <span role="status" aria-live="assertive">
          {announcement}
        </span>
      </VisuallyHidden>
      {lists.length === 0 ? (
        <StatePanel kind="empty" title={t('board.empty.title')}>
          {t('board.empty')}
        </StatePanel>
      ) : null}
      {lists.map((list, place) => (
        <Place key={list.id}>
          {liftedList?.to === list.id ? slot : null}
          <ListColumn
            {...{ list, place, lists, lifted, current, writes, tile }}
            total={board.lists.find(({ id }) => id === list.id)?.idCards.length ?? 0}
          />
        </Place>
      ))}
      {liftedList && liftedList.to === null ? slot : null}
      <AddList onAdd={(name) => void writes.addList(name)} />
      {lifted?.by === 'pointer' ? (
        <Ghost ref={ghost} popover="manual" aria-hidden inert>
          {lifted.kind === 'card' ? (
            tile(lifted.id, false)
          ) : (
            <span>{formats.isolate(lists.find(({ id }) => id === lifted.id)?.name ?? '')}</span>
          )}
        </Ghost>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: start;
  gap: ${theme.space[4]};
  min-block-size: 0;
  padding: ${theme.space[4]};
  overflow: auto hidden;
  border-radius: ${theme.radius.card};
  ${boardPaint}

  &[data-lifted='pointer'] {
    cursor: grabbing;
    user-select: none;
  }
  @media (max-width: 599px) {
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
  }
`

const Place = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[4]};
  max-block-size: 100%;
  min-block-size: 0;
`

/* Drop position of a lifted list. */
const ListSlot = styled.div`
  flex: none;
  align-self: stretch;
  inline-size: 4px;
  min-block-size: 120px;
  border-radius: 2px;
  background: ${theme.color.accent};
`

const Ghost = styled.div`
  position: fixed;
  inset: auto;
  top: 0;
  left: 0;
  inline-size: 296px;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.dialog};
  pointer-events: none;

  > span {
    display: block;
    padding: ${theme.space[3]};
    border-radius: inherit;
    background: ${theme.color.surface};
    font-weight: 600;
  }
`
