import { useSend } from '@console/core/api'
import type { Collection } from '@console/templates/MasterDetail/collections'
import { Heading } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createTodo, todoKeys, todosOfCollection } from '../api'
import type { Todo } from '../contract'
import type { Ways } from '../ways'
import { Pane } from './Pane'
import { TodoForm } from './TodoForm'
import { blankValues, contentOf } from './todoValues'

export interface NewTodoProps {
  ways: Ways | undefined
  /** What the list shows: a new one belongs there, too. */
  collection: Collection
  onCreated: (todo: Todo) => void
  onCancel: () => void
}

/** A to-do that is begun. */
export function NewTodo({ ways, collection, onCreated, onCancel }: NewTodoProps) {
  const { t } = useTranslation('todo')
  const send = useSend()
  const queries = useQueryClient()
  const { kind, handle } = collection
  const way = (kind === 'label' ? ways?.labels : ways?.folders)?.find(
    (each) => each.handle === handle && handle !== 'all',
  )
  return (
    <Pane>
      <Heading level={2}>{t('new.title')}</Heading>
      <TodoForm
        draft="todo:new"
        isOpened
        initial={blankValues}
        submitLabel={t('new.create')}
        onCancel={onCancel}
        write={(values, key) =>
          createTodo(
            send,
            {
              ...contentOf(values),
              completed: false,
              starred: kind === 'filter' && handle === 'starred',
              important: kind === 'filter' && handle === 'important',
              deleted: false,
              labels: kind === 'label' && way ? [way.id] : [],
              ...(kind === 'folder' && way ? { folder: way.id } : {}),
            },
            key,
          )
        }
        onSent={(created) => {
          queries.setQueryData<readonly Todo[]>(todosOfCollection(collection), (rows = []) => [
            created,
            ...rows,
          ])
          onCreated(created)
          // Whether it belongs there is for the server to say.
          void queries.invalidateQueries({ queryKey: todoKeys.todos })
        }}
      />
    </Pane>
  )
}
