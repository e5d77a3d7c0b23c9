import type { Label } from '@console/master-detail/collections'
import { Button, IconButton } from '@console/ui'
import { ArchiveRestore, CircleAlert, CircleCheck, Star, Tags, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Todo } from '../contract'
import { LabelMenu } from '../TodoDetail/LabelMenu'
import type { TodoWrites } from '../useTodoWrites'
import type { Mark } from './marks'
import type { TodoActs } from './useTodoActs'

export interface SelectedToolsProps {
  todos: readonly Todo[]
  isTrash: boolean
  labels: readonly Label[]
  writes: TodoWrites
  acts: TodoActs
}

const marks = [
  ['completed', CircleCheck, 'detail.done'],
  ['important', CircleAlert, 'detail.important'],
  ['starred', Star, 'detail.starred'],
] as const satisfies readonly (readonly [Mark, unknown, unknown])[]

/** Actions on the selected to-dos. */
export function SelectedTools({ todos, isTrash, labels, writes, acts }: SelectedToolsProps) {
  const { t } = useTranslation('todo')
  if (isTrash)
    return (
      <>
        <IconButton label={t('detail.restore')} onPress={() => acts.restore(todos)}>
          <ArchiveRestore aria-hidden />
        </IconButton>
        <IconButton label={t('delete.open')} onPress={() => acts.remove(todos)}>
          <Trash2 aria-hidden />
        </IconButton>
      </>
    )
  return (
    <>
      {marks.map(([mark, Icon, label]) => (
        <IconButton
          key={mark}
          label={t(label)}
          aria-pressed={todos.every((todo) => todo[mark])}
          onPress={() => void writes.turn(todos, mark)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      <LabelMenu
        trigger={
          <Button variant="quiet" data-square aria-label={t('labels.title')}>
            <Tags aria-hidden />
          </Button>
        }
        labels={labels}
        todos={todos}
        onSet={(label, isOn) => void writes.setLabel(todos, label, isOn)}
      />
      <IconButton label={t('detail.delete')} onPress={() => acts.remove(todos)}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}
