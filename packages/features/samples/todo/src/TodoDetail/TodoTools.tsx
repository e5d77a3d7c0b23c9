import { Button, Checkbox, Heading, IconButton, Select, Text, theme } from '@console/ui'
import { ArchiveRestore, ArrowDown, ArrowUp, CircleAlert, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { useTodoWrites } from '../useTodoWrites'
import type { Ways } from '../ways'
import { DeleteForEver } from './DeleteForEver'
import { LabelMenu } from './LabelMenu'

export interface TodoToolsProps {
  todo: Todo
  ways: Ways | undefined
  /** It is so from now on, also where the list no longer has it. */
  onChanged: (todo: Todo) => void
  onGone: () => void
  onMove: ((step: -1 | 1) => void) | undefined
}

/** What one press does with the to-do that stands open. */
export function TodoTools({ todo, ways, onChanged, onGone, onMove }: TodoToolsProps) {
  const { t } = useTranslation('todo')
  const writes = useTodoWrites()
  const { title, completed, starred, important, deleted } = todo

  /** Shows it as it will be, and as it was where that was not done. */
  async function show(next: Todo, done: Promise<boolean>) {
    onChanged(next)
    if (!(await done)) onChanged(todo)
  }
  function change(part: Partial<Todo>) {
    const next = { ...todo, ...part }
    void show(next, writes.update(next))
  }
  async function leave(done: Promise<boolean>) {
    if (await done) onGone()
  }

  if (deleted)
    return (
      <>
        <Heading level={2}>
          <bdi>{title}</bdi>
        </Heading>
        <Text as="p" tone="muted">
          {t('detail.deleted')}
        </Text>
        <Line>
          <Button onPress={() => void leave(writes.update({ ...todo, deleted: false }))}>
            <ArchiveRestore aria-hidden />
            {t('detail.restore')}
          </Button>
          <DeleteForEver
            title={t('delete.title', { title })}
            onConfirm={() => void leave(writes.deleteAll([todo.id]))}
          />
        </Line>
      </>
    )
  return (
    <>
      <Line>
        <Checkbox isSelected={completed} onChange={(isDone) => change({ completed: isDone })}>
          {t('detail.done')}
        </Checkbox>
        <Pressed>
          {onMove ? (
            <>
              <IconButton label={t('detail.up')} onPress={() => onMove(-1)}>
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton label={t('detail.down')} onPress={() => onMove(1)}>
                <ArrowDown aria-hidden />
              </IconButton>
            </>
          ) : null}
          <IconButton
            label={t('detail.important')}
            aria-pressed={important}
            onPress={() => change({ important: !important })}
          >
            <CircleAlert aria-hidden />
          </IconButton>
          <IconButton
            label={t('detail.starred')}
            aria-pressed={starred}
            onPress={() => change({ starred: !starred })}
          >
            <Star aria-hidden fill={starred ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton label={t('detail.delete')} onPress={() => void leave(writes.remove(todo))}>
            <Trash2 aria-hidden />
          </IconButton>
        </Pressed>
      </Line>
      {ways ? (
        <Line>
          <LabelMenu
            labels={ways.labels}
            chosen={todo.labels}
            onToggle={(labels, id) => void show({ ...todo, labels }, writes.toggleLabel(todo, id))}
          />
          <Select
            label={t('field.folder')}
            placeholder={t('field.noFolder')}
            options={ways.folders
              .filter(({ handle }) => handle !== 'all')
              .map(({ id, title: name }) => ({ id: String(id), label: name }))}
            value={todo.folder === undefined ? null : String(todo.folder)}
            onChange={(id) => {
              const folder = Number(id)
              void show({ ...todo, folder }, writes.moveTo(todo, folder))
            }}
          />
        </Line>
      ) : null}
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const Pressed = styled.div`
  display: flex;
`
