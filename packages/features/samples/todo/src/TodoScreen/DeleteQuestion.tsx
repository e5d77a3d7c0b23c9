import { useFormats } from '@console/core/i18n'
import { Button, Dialog, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Todo } from '../contract'

interface DeleteQuestionProps {
  /** What is to go; none while nothing is asked. */
  todos: readonly Todo[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before to-dos are deleted for ever (specification 4). */
export function DeleteQuestion({ todos, onConfirm, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const count = todos.length
  const [only] = todos
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={count > 0}
      onOpenChange={onClose}
      title={
        only && count === 1
          ? t('delete.title', { title: only.title })
          : t('trash.title', { count, number: formats.number(count) })
      }
      footer={
        <>
          <Button onPress={onClose}>{t('delete.cancel')}</Button>
          <Button variant="danger" onPress={onConfirm}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('delete.message')}</Text>
    </Dialog>
  )
}
