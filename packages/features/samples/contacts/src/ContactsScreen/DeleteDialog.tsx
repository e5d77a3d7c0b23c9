import { useFormats } from '@console/core/i18n'
import { Button, Dialog, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface DeleteDialogProps {
  /** Who would go. */
  names: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether contacts are really to go. */
export function DeleteDialog({ names, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const [name = ''] = names
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      size="small"
      title={
        names.length === 1
          ? t('delete.one', { name: formats.isolate(name) })
          : t('delete.title', { count: names.length, number: formats.number(names.length) })
      }
      footer={
        <>
          <Button onPress={onClose}>{t('delete.keep')}</Button>
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
