import { serverNow } from '@console/core/api'
import { CollectionBar, type Selection } from '@console/master-detail'
import { Button, IconButton, Menu, MenuItem } from '@console/ui'
import {
  ArrowDownNarrowWide,
  ArrowUpNarrowWide,
  ArchiveRestore,
  CircleAlert,
  CircleCheck,
  Star,
  Tags,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Label } from '@console/master-detail/collections'
import type { Todo } from '../contract'
import { dayOf, isOverdue } from '../todoDays'
import { type Order, orders } from './order'
import type { View } from './useView'
import { LabelMenu } from '../TodoDetail/LabelMenu'
import type { TodoWrites, Mark } from '../useTodoWrites'
import type { TodoActs } from '../useTodoActs'

interface TodoBarProps extends Omit<SelectedToolsProps, 'todos'> {
  todos: readonly Todo[]
  view: View
  selection: Selection<Todo>
}

/** Toolbar above the list: search, selection and actions for the selected; while none is, the sort order. */
export function TodoBar({ todos, view, selection, ...tools }: TodoBarProps) {
  const { t } = useTranslation('todo')
  return (
    <CollectionBar
      search={{ label: t('search.label'), text: view.text, onChange: view.setText }}
      rows={todos}
      selection={selection}
      choices={[
        { title: t('way.completed'), holds: ({ completed }) => completed },
        { title: t('select.open'), holds: ({ completed }) => !completed },
        { title: t('select.overdue'), holds: (todo) => isOverdue(todo, dayOf(serverNow())) },
        { title: t('way.starred'), holds: ({ starred }) => starred },
        { title: t('way.important'), holds: ({ important }) => important },
      ]}
      tools={<SelectedTools todos={selection.selected} {...tools} />}
    >
      <Menu
        trigger={
          <Button variant="quiet">{`${t('order.label')}: ${t(`order.${view.order}`)}`}</Button>
        }
        selectionMode="single"
        selectedKeys={[view.order]}
        onAction={(order) => view.setOrder(order as Order)}
      >
        {orders.map((order) => (
          <MenuItem key={order} id={order}>
            {t(`order.${order}`)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton label={t('order.turn')} aria-pressed={view.isDescending} onPress={view.turn}>
        {view.isDescending ? (
          <ArrowUpNarrowWide aria-hidden />
        ) : (
          <ArrowDownNarrowWide aria-hidden />
        )}
      </IconButton>
    </CollectionBar>
  )
}

interface SelectedToolsProps {
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
function SelectedTools({ todos, isTrash, labels, writes, acts }: SelectedToolsProps) {
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
