import { useTranslate } from '@console/core/i18n'
import { type Workflows, ruleOf } from '@console/core/workflows'
import { Button, Dialog, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { actionText } from '@console/workflows'

export interface ConfirmDialogProps {
  isOpen: boolean
  workflows: Workflows
  action: string
  title: string
  /** Set once the affected record is loaded. Default: true. */
  isReady?: boolean
  /** Label of the confirming button. Default: the action. */
  label?: string | undefined
  /** Description of the consequences. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a decision. */
export function ConfirmDialog({
  isOpen,
  workflows,
  action,
  title,
  isReady = true,
  label,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{translate('form:decision.dismiss')}</Button>
          <Button
            variant={ruleOf(workflows, action).isDestructive ? 'danger' : 'primary'}
            isDisabled={!isReady}
            onPress={onConfirm}
          >
            {label ?? actionText(workflows, action, translate)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  )
}
