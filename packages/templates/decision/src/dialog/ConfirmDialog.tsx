import { useSay } from '@console/core/i18n'
import { type Kinds, ruleOf } from '@console/core/kinds'
import { Button, Dialog, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { actionWord } from '@console/kinds'

export interface ConfirmDialogProps {
  isOpen: boolean
  kinds: Kinds
  action: string
  title: string
  /** What it is about has been read; default: it has. */
  isReady?: boolean
  /** What its button says. Default: the action. */
  label?: string | undefined
  /** What will happen. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether a decision is meant. */
export function ConfirmDialog({
  isOpen,
  kinds,
  action,
  title,
  isReady = true,
  label,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const say = useSay()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{say('form:decision.dismiss')}</Button>
          <Button
            variant={ruleOf(kinds, action).isDestructive ? 'danger' : 'primary'}
            isDisabled={!isReady}
            onPress={onConfirm}
          >
            {label ?? actionWord(kinds, action, say)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  )
}
