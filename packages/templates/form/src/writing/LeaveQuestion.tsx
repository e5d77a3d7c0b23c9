import { Button, Dialog, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  /** Closes the form; its draft is there when it is opened again. */
  onKeep: () => void
  onDiscard: () => void
}

/** Confirmation before a form with unsaved input closes. */
export function LeaveQuestion({ isOpen, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const { t } = useTranslation('form')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={t('decision.leave.title')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onDiscard}>
            {t('decision.leave.discard')}
          </Button>
          <Button onPress={onKeep}>{t('decision.leave.keep')}</Button>
          <Button variant="primary" onPress={onStay}>
            {t('decision.leave.stay')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('decision.leave.message')}</Text>
    </Dialog>
  )
}
