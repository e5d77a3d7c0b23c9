import { serverNow } from '@console/core/api'
import { CollectionBar, type Selection } from '@console/master-detail'
import { Button, IconButton, Menu, MenuItem } from '@console/ui'
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Todo } from '../contract'
import { dayOf, isOverdue } from '../todoDays'
import { type Order, orders } from './order'
import { SelectedTools, type SelectedToolsProps } from './SelectedTools'
import type { View } from './useView'

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
