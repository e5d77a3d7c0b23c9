import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/optimistic-mutations'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Todo } from '../contract'

interface DeleteTodosProps {
  /** To-dos to delete; empty while nothing is asked. */
  todos: readonly Todo[]
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of to-dos (specification 4). */
export function DeleteTodos({ todos, onConfirm, onClose }: DeleteTodosProps) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const count = todos.length
  const [only] = todos
  return (
    <DeleteQuestion
      isOpen={count > 0}
      title={
        only && count === 1
          ? t('delete.title', { title: only.title })
          : t('trash.title', { count, number: formats.number(count) })
      }
      keepLabel={t('delete.cancel')}
      deleteLabel={t('delete.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p">{t('delete.message')}</Text>
    </DeleteQuestion>
  )
}
