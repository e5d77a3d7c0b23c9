import type { Action } from '@console/domain/approval'
import { Button, Dialog, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { needsCare } from './rules'

export interface ConfirmDialogProps {
  isOpen: boolean
  action: Action
  title: string
  /** What will happen. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether a decision is meant. */
export function ConfirmDialog({
  isOpen,
  action,
  title,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('templates')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{t('decision.cancel')}</Button>
          <Button variant={needsCare(action) ? 'danger' : 'primary'} onPress={onConfirm}>
            {t(`action.${action}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  )
}
