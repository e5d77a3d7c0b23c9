import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/optimistic-mutations'
import { Heading, IconButton, Menu, MenuItem, Text, theme } from '@console/ui'
import { EllipsisVertical, GripVertical, MoveLeft, MoveRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { BoardList } from '../contract'
import { stepList } from '../arrangement'
import { NameLine } from '../NameLine'
import type { BoardWrites } from '../useBoardWrites'
import { useNaming } from '../useNaming'

export interface ListHeadProps {
  list: BoardList
  /** Index of the list, from 0. */
  place: number
  lists: readonly BoardList[]
  /** Number of its cards, including those hidden by a filter. */
  total: number
  writes: BoardWrites
  /** Id of the element with its name, which labels the list. */
  nameId: string
}

/** Header of a list: drag handle, name (edited in place) and further actions. */
export function ListHead({ list, place, lists, total, writes, nameId }: ListHeadProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [naming, renameButton] = useNaming()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, idCards } = list

  const stands = lists[place + 1]?.id ?? null

  function move(direction: 'back' | 'on') {
    void writes.moveList(id, stepList(lists, id, stands, direction))
  }

  function remove() {
    setIsAsking(false)
    writes.removeList(list, stands, total === 0)
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
        <MenuItem
          icon={<Trash2 />}
          tone="danger"
          onAction={() => (total > 0 ? setIsAsking(true) : remove())}
        >
          {t('list.remove')}
        </MenuItem>
      </Menu>
      <DeleteQuestion
        isOpen={isAsking}
        title={t('list.remove.title', { name })}
        keepLabel={t('list.remove.keep')}
        deleteLabel={t('list.remove')}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      >
        {t('list.remove.message', { count: total, number: formats.number(total) })}
      </DeleteQuestion>
    </Head>
  )
}

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
