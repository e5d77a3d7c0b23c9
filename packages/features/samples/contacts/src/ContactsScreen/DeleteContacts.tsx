import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/optimistic-mutations'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface DeleteContactsProps {
  /** Number of contacts to delete; 0 while nothing is asked. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of contacts in the bin. */
export function DeleteContacts({ count, onConfirm, onClose }: DeleteContactsProps) {
  const { t } = useTranslation('contacts')
  const number = useFormats().number(count)
  return (
    <DeleteQuestion
      isOpen={count > 0}
      title={t('bin.question', { count, number })}
      keepLabel={t('bin.keep')}
      deleteLabel={t('bin.forEver')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('bin.consequence')}
      </Text>
    </DeleteQuestion>
  )
}
