import type { Kinds } from '@console/core/kinds'
import { Dialog, type DialogProps, Stack } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormPlace, FormPlaceContext } from './FormPlace'
import { useBufferedKeystrokes } from '@console/core/keys'

export interface FormDialogProps {
  isOpen: boolean
  /** The code of its form has come, and it is drawn. Default: yes. */
  isReady?: boolean
  title: string
  /** What can be decided, where its form is that of a decision. Left out: nothing. */
  kinds?: Kinds
  size?: DialogProps['size']
  onClose: () => void
  /** Its `Form`, given what closes the dialog by its own button. */
  children: (close: () => void) => ReactNode
}

const none: Kinds = []

/**
 * A dialog around a `Form`. What is typed from the moment in which it is asked for stands in its first text field. Where something is written in it,
 * closing it asks first.
 */
export function FormDialog({
  isOpen,
  isReady = true,
  title,
  kinds = none,
  size = 'medium',
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('form')
  /** Asks before it closes; null where nothing is written. */
  const [ask, setAsk] = useState<(() => void) | null>(null)
  const close = ask ?? onClose
  // Each time it opens its form is read anew, also while it still goes from the time before.
  const [opening, setOpening] = useState({ isOpen, number: 0 })
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, number: isOpen ? opening.number + 1 : opening.number })
  const place = useMemo(
    (): FormPlace => ({
      kinds,
      isOpen,
      guard(askFirst) {
        setAsk(() => askFirst)
        return () => setAsk(null)
      },
      close: onClose,
    }),
    [kinds, isOpen, onClose],
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
