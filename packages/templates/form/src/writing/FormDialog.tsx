import type { Workflows } from '@console/core/workflows'
import { Dialog, type DialogProps, Stack } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormPlace, FormPlaceContext } from './FormPlace'
import { useBufferedKeystrokes } from '@console/core/keys'

export interface FormDialogProps {
  isOpen: boolean
  /** Set once the code of its form is loaded and rendered. Default: true. */
  isReady?: boolean
  title: string
  /** Kinds of decisions, for the form of a decision. Default: none. */
  workflows?: Workflows
  size?: DialogProps['size']
  onClose: () => void
  /** Its `Form`, given a function that closes the dialog by its own button. */
  children: (close: () => void) => ReactNode
}

const none: Workflows = []

/**
 * Dialog around a `Form`. Keys typed from the moment it is requested go into its first text field. With unsaved input, closing
 * asks for confirmation.
 */
export function FormDialog({
  isOpen,
  isReady = true,
  title,
  workflows = none,
  size = 'medium',
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('form')
  /** Asks before it closes; null without unsaved input. */
  const [ask, setAsk] = useState<(() => void) | null>(null)
  const close = ask ?? onClose
  // Each opening mounts a new form, also during the exit animation of the former one.
  const [opening, setOpening] = useState({ isOpen, number: 0 })
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, number: isOpen ? opening.number + 1 : opening.number })
  const place = useMemo(
    (): FormPlace => ({
      workflows,
      isOpen,
      guard(askFirst) {
        setAsk(() => askFirst)
        return () => setAsk(null)
      },
      close: onClose,
    }),
    [workflows, isOpen, onClose],
  )
  useBufferedKeystrokes(isOpen)
  return (
    <Dialog
      isOpen={isOpen && isReady}
      onOpenChange={close}
      title={title}
      size={size}
      closeLabel={t('decision.dismiss')}
      isDismissable={false}
    >
      <FormPlaceContext value={place}>
        <Stack key={opening.number}>{children(close)}</Stack>
      </FormPlaceContext>
    </Dialog>
  )
}
