import { useSend } from '@console/core/api'
import { useNameInTitle } from '@console/core/routes'
import { Form } from '@console/form'
import { UnknownDetail } from '@console/master-detail'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todoKeys, updateTodo, type SidebarSections } from '../api'
import type { Todo } from '../contract'
import type { TodoActs } from '../useTodoActs'
import { TodoFields, Pane } from './TodoFields'
import { TodoTools } from './TodoTools'
import { contentOf, todoForm, type TodoValues, valuesOf } from './todoValues'

export interface OpenTodoProps {
  /** To-do of the address; undefined if the list has none. */
  todo: Todo | undefined
  ways: SidebarSections | undefined
  back: { backHref: string; backLabel: string }
  acts: TodoActs
  onClose: () => void
  /** Moves it up or down in the manual order; undefined if that order is not shown. */
  onMove: ((step: -1 | 1) => void) | undefined
}

/** The to-do that is open beside the list. */
export function OpenTodo({ todo, back, ...props }: OpenTodoProps) {
  // A to-do that left the list by a change stays open until the user leaves it.
  const [last, setLast] = useState(todo)
  const [listed, setListed] = useState(todo)
  if (todo !== listed) {
    setListed(todo)
    if (todo) setLast(todo)
  }
  if (!last) return <UnknownDetail {...back} />
  return <Shown todo={last} onChanged={setLast} {...props} />
}

type ShownProps = Omit<OpenTodoProps, 'todo' | 'back'> & {
  todo: Todo
  onChanged: (todo: Todo) => void
}

function Shown({ todo, ways, onChanged, acts, onClose, onMove }: ShownProps) {
  const { t } = useTranslation('todo')
  const send = useSend()
  const queries = useQueryClient()
  const initial = useMemo(() => valuesOf(todo), [todo])
  useNameInTitle(todo.title)

  /** Other changes made during editing are kept: the values are merged into the current to-do. */
  async function save(values: TodoValues) {
    const saved = await updateTodo(send, { ...todo, ...contentOf(todoForm.schema.parse(values)) })
    queries.setQueriesData<readonly Todo[]>({ queryKey: todoKeys.todos }, (rows) =>
      rows?.map((row) => (row.id === saved.id ? saved : row)),
    )
    onChanged(saved)
    return saved
  }

  return (
    <Pane>
      <TodoTools {...{ todo, ways, onChanged, acts, onMove }} />
      {todo.deleted ? null : (
        <Form
          form={todoForm}
          draft={`todo:${todo.id}`}
          initial={initial}
          describeIssue={({ code }) => (code === 'custom' ? t('field.dueBeforeStart') : undefined)}
          submitLabel={t('detail.close')}
          autosave={{ save, onTake: onClose }}
          write={save}
          onSent={onClose}
        >
          <TodoFields />
        </Form>
      )}
    </Pane>
  )
}
