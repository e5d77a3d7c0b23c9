import { useFormats } from '@console/core/i18n'
import { IconButton, Select, Text, theme } from '@console/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Board, Card } from '../contract'
import { type Direction, numberAt, placeOfCard, stepCard } from '../moving/arrangement'
import type { BoardWrites } from '../useBoardWrites'

export interface CardPlaceProps {
  board: Board
  card: Card
  writes: BoardWrites
}

/** Position of a card, and a way to move it without dragging. */
export function CardPlace({ board, card, writes }: CardPlaceProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const place = placeOfCard(board.lists, card.id)
  if (!place) return null
  const { number, of } = numberAt(board.lists, card.id, place)
  const move = (direction: Direction) =>
    void writes.moveCard(card.id, stepCard(board.lists, card.id, place, direction))
  return (
    <div>
      <Select
        label={t('card.list')}
        options={board.lists.map(({ id, name }) => ({ id, label: name }))}
        value={place.listId}
        onChange={(listId) => {
          if (listId !== place.listId) void writes.moveCard(card.id, { listId, before: null })
        }}
      />
      <Steps>
        <Text size="sm" tone="muted">
          {t('card.place', { number: formats.number(number), of: formats.number(of) })}
        </Text>
        <IconButton label={t('card.up')} isDisabled={number === 1} onPress={() => move('up')}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t('card.down')} isDisabled={number === of} onPress={() => move('down')}>
          <ArrowDown aria-hidden />
        </IconButton>
      </Steps>
    </div>
  )
}

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};

  > :first-child {
    flex: 1;
  }
`
