import { LabelDot } from '@console/master-detail'
import { Button, Checkbox, Heading, IconButton, Select, Text, theme } from '@console/ui'
import { ArchiveRestore, ArrowDown, ArrowUp, CircleAlert, Star, Tags, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import type { TodoActs } from '../useTodoActs'
import { labelled, useTodoWrites, type Mark } from '../useTodoWrites'
import type { SidebarSections } from '../api'
import { LabelMenu } from './LabelMenu'

export interface TodoToolsProps {
  todo: Todo
  ways: SidebarSections | undefined
  /** Called with the changed to-do, which may have left the list. */
  onChanged: (todo: Todo) => void
  acts: TodoActs
  onMove: ((step: -1 | 1) => void) | undefined
}

/** Actions on the open to-do. */
export function TodoTools({ todo, ways, onChanged, acts, onMove }: TodoToolsProps) {
  const { t } = useTranslation('todo')
  const writes = useTodoWrites()
  const { title, completed, starred, important, deleted } = todo

  /** Shows the expected state, and reverts it if the change fails. */
  async function show(next: Todo, done: Promise<boolean>) {
    onChanged(next)
    if (!(await done)) onChanged(todo)
  }
  function turn(mark: Mark) {
    void show({ ...todo, [mark]: !todo[mark] }, writes.turn([todo], mark))
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
          <Button onPress={() => acts.restore([todo])}>
            <ArchiveRestore aria-hidden />
            {t('detail.restore')}
          </Button>
          <Button variant="quiet" onPress={() => acts.remove([todo])}>
            <Trash2 aria-hidden />
            {t('delete.open')}
          </Button>
        </Line>
      </>
    )
  return (
    <>
      <Line>
        <Checkbox isSelected={completed} onChange={() => turn('completed')}>
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
            onPress={() => turn('important')}
          >
            <CircleAlert aria-hidden />
          </IconButton>
          <IconButton
            label={t('detail.starred')}
            aria-pressed={starred}
            onPress={() => turn('starred')}
          >
            <Star aria-hidden fill={starred ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton label={t('detail.delete')} onPress={() => acts.remove([todo])}>
            <Trash2 aria-hidden />
          </IconButton>
        </Pressed>
      </Line>
      {ways ? (
        <Line>
          <Labels>
            {ways.labels
              .filter(({ id }) => todo.labels.includes(id))
              .map(({ id, title: name, color }) => (
                <span key={id}>
                  <LabelDot color={color} />
                  <bdi>{name}</bdi>
                </span>
              ))}
            <LabelMenu
              trigger={
                <Button variant="quiet">
                  <Tags aria-hidden />
                  {t('labels.title')}
                </Button>
              }
              labels={ways.labels}
              todos={[todo]}
              onSet={(label, isOn) =>
                void show(
                  { ...todo, labels: labelled(todo, label, isOn) },
                  writes.setLabel([todo], label, isOn),
                )
              }
            />
          </Labels>
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

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.sm};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`
