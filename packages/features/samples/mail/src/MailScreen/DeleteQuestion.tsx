import { useFormats } from '@console/core/i18n'
import { Button, Dialog, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface DeleteQuestionProps {
  /** How many mails; none while nothing is asked. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before mails are deleted for ever (specification 4). */
export function DeleteQuestion({ count, onConfirm, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={count > 0}
      onOpenChange={onClose}
      title={t('delete.question', { count, number: formats.number(count) })}
      footer={
        <>
          <Button onPress={onClose}>{t('delete.keep')}</Button>
          <Button variant="danger" onPress={onConfirm}>
            {t('delete.forEver')}
          </Button>
        </>
      }
    >
      <Text as="p" tone="muted">
        {t('delete.consequence')}
      </Text>
    </Dialog>
  )
}
