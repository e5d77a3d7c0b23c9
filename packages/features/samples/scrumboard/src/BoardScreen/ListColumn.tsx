import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/press-writes'
import { Button, Heading, IconButton, Menu, MenuItem, Text, theme } from '@console/ui'
import {
  EllipsisVertical,
  GripVertical,
  MoveLeft,
  MoveRight,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { BoardList } from '../contract'
import { stepList } from '../moving/arrangement'
import type { Lifted } from '../moving/lifted'
import { NameLine } from '../NameLine'
import type { BoardWrites } from '../useBoardWrites'
import { useNaming } from '../useNaming'
import { useCardWindow } from './useCardWindow'

export interface ListColumnProps {
  list: BoardList
  /** Which of the lists it is, from 0. */
  place: number
  lists: readonly BoardList[]
  lifted: Lifted | null
  /** The card that has or last had the focus. */
  current: string | null
  /** How many cards it has, with those that a filter leaves out. */
  total: number
  writes: BoardWrites
  /** Draws a card. */
  tile: (cardId: string, isStop: boolean) => ReactNode
}

/** A list of a board: its name and what can be done with it, its cards, of which those in sight are drawn, and a new card. */
export function ListColumn(props: ListColumnProps) {
  const { list, lifted, current, total, writes, tile } = props
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
      <ListHead {...props} nameId={nameId} />
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

function ListHead({
  list,
  place,
  lists,
  total,
  writes,
  nameId,
}: ListColumnProps & { nameId: string }) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [naming, renameButton] = useNaming()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, idCards } = list

  function move(direction: 'back' | 'on') {
    const stands = lists[place + 1]?.id ?? null
    void writes.moveList(id, stepList(lists, id, stands, direction))
  }

  function remove() {
    if (total > 0) setIsAsking(true)
    else void writes.removeList(id)
  }

  if (naming.isNaming)
    return (
      <NameLine
        label={t('list.name')}
        initial={name}
        submitLabel={t('name.save')}
        onSubmit={(title) => {
          void writes.renameList(id, title)
          naming.end()
        }}
        onCancel={naming.end}
      />
    )
  return (
    <Head>
      <IconButton label={t('list.lift', { name })} data-lift-list={id}>
        <GripVertical aria-hidden />
      </IconButton>
      <Heading level={2} size="md" id={nameId}>
        <bdi>{name}</bdi> <Text tone="muted">{formats.number(idCards.length)}</Text>
      </Heading>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton ref={renameButton} label={t('list.menu', { name })}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onAction={naming.ask}>
          {t('list.rename')}
        </MenuItem>
        {place > 0 ? (
          <MenuItem icon={<MoveLeft data-mirrored />} onAction={() => move('back')}>
            {t('list.back')}
          </MenuItem>
        ) : null}
        {place < lists.length - 1 ? (
          <MenuItem icon={<MoveRight data-mirrored />} onAction={() => move('on')}>
            {t('list.on')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Trash2 />} tone="danger" onAction={remove}>
          {t('list.remove')}
        </MenuItem>
      </Menu>
      <DeleteQuestion
        isOpen={isAsking}
        title={t('list.remove.title', { name })}
        keepLabel={t('list.remove.keep')}
        deleteLabel={t('list.remove')}
        onConfirm={() => {
          setIsAsking(false)
          void writes.removeList(id)
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('list.remove.message', { count: total, number: formats.number(total) })}
      </DeleteQuestion>
    </Head>
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

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline: calc(-1 * ${theme.space[2]});

  h2 {
    flex: 1;
  }
  [data-lift-list] {
    cursor: grab;
    touch-action: none;
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

/* Where a card that is lifted would be put. */
const Slot = styled.div`
  block-size: 40px;
  margin-block-end: ${theme.space[2]};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accentSoft};
`
