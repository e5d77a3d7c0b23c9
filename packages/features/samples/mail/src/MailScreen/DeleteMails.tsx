import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/optimistic-mutations'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface DeleteMailsProps {
  /** Number of mails to delete; 0 while nothing is asked. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of mails (specification 4). */
export function DeleteMails({ count, onConfirm, onClose }: DeleteMailsProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  return (
    <DeleteQuestion
      isOpen={count > 0}
      title={t('delete.question', { count, number: formats.number(count) })}
      keepLabel={t('delete.keep')}
      deleteLabel={t('delete.forEver')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('delete.consequence')}
      </Text>
    </DeleteQuestion>
  )
}
