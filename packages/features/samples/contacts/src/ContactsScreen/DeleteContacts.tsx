import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/templates/DeleteQuestion'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface DeleteContactsProps {
  /** Who would go. */
  names: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether contacts are really to go. */
export function DeleteContacts({ names, onConfirm, onClose }: DeleteContactsProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const [name = ''] = names
  return (
    <DeleteQuestion
      isOpen
      title={
        names.length === 1
          ? t('delete.one', { name: formats.isolate(name) })
          : t('delete.title', { count: names.length, number: formats.number(names.length) })
      }
      keepLabel={t('delete.keep')}
      deleteLabel={t('delete.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p">{t('delete.message')}</Text>
    </DeleteQuestion>
  )
}
