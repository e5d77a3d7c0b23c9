import {
  Button,
  Dialog,
  Switch,
  theme,
  Checkbox,
  FieldSet,
  IconButton,
  Select,
  Text,
} from '@console/ui'
import { Trash2, ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useFormats } from '@console/core/i18n'
import type { Board, Card } from '../contract'
import type { BoardWrites, Removal } from '../useBoardWrites'
import { Activities } from './Activities'
import { Attachments } from './Attachments'
import { CardForm } from './CardForm'
import { Checklists } from './Checklists'
import { type Direction, numberAt, placeOfCard, stepCard } from '../arrangement'

export interface CardDialogProps {
  board: Board
  card: Card
  writes: BoardWrites
  onClose: () => void
}

/** Changes to an open card. */
export interface CardActs {
  /**
   * Changes the card.
   * @param how must be idempotent
   * @param onFailed called when the change could not be saved, which is also reported to the user
   */
  change: (how: (card: Card) => Card, onFailed?: () => void) => void
  /** Removes a part of the card, with an undo. */
  remove: (removal: Removal<Card>) => void
}

/** All details of a card, at its own address. Text is saved as it is typed, other changes at once. */
export function CardDialog({ board, card, writes, onClose }: CardDialogProps) {
  const { t } = useTranslation('scrumboard')
  const content = useRef<HTMLDivElement>(null)
  const acts: CardActs = {
    change: (how, onFailed) =>
      void writes.changeCard(card, how).then((saved) => {
        if (saved === undefined) onFailed?.()
      }),
    remove: (removal) => void writes.removeFromCard(card, removal),
  }
  const set = (values: Partial<Card>) => acts.change((now) => ({ ...now, ...values }))
  const list = board.lists.find(({ idCards }) => idCards.includes(card.id))
  return (
    <Dialog
      isOpen
      size="large"
      // Text typed last is saved before it closes.
      onOpenChange={() => content.current?.querySelector('form')?.requestSubmit()}
      title={t('card.title', { list: list?.name ?? board.name })}
      closeLabel={t('card.close')}
    >
      <Columns ref={content}>
        <div>
          <CardForm {...{ board, card, onClose }} />
          <Checklists {...{ card, acts }} />
          <Attachments {...{ card, acts }} />
          <Activities {...{ board, card, acts }} />
        </div>
        <div>
          <CardPlace {...{ board, card, writes }} />
          <Choices
            title={t('card.labels')}
            choices={board.labels}
            value={card.idLabels}
            onChange={(idLabels) => set({ idLabels })}
          />
          <Choices
            title={t('card.members')}
            choices={board.members}
            value={card.idMembers}
            onChange={(idMembers) => set({ idMembers })}
          />
          <Switch isSelected={card.subscribed} onChange={(subscribed) => set({ subscribed })}>
            {t('card.subscribe')}
          </Switch>
          <Button
            variant="danger"
            onPress={() => {
              onClose()
              void writes.removeCard(card, board.lists)
            }}
          >
            <Trash2 aria-hidden />
            {t('card.remove')}
          </Button>
        </div>
      </Columns>
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: ${theme.space[6]};

  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[5]};
    min-inline-size: 0;
  }
  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface ChoicesProps {
  title: string
  choices: readonly { id: string; name: string; class?: string }[]
  /** Ids of the chosen ones. */
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Choices of a card among those of its board: labels or members. */
function Choices({ title, choices, value, onChange }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <FieldSet label={title}>
      <Boxes>
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, id] : value.filter((each) => each !== id))
            }
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </Boxes>
    </FieldSet>
  )
}

const Boxes = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 180px;
  padding: 2px;
  overflow: auto;
`

interface CardPlaceProps {
  board: Board
  card: Card
  writes: BoardWrites
}

/** Position of a card, and a way to move it without dragging. */
function CardPlace({ board, card, writes }: CardPlaceProps) {
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
