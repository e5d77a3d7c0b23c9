import type { Kinds } from '@console/domain/kinds'
import { Dialog, Stack } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormPlace, FormPlaceContext } from './FormPlace'

export interface FormDialogProps {
  isOpen: boolean
  title: string
  /** What can be decided, where its form is that of a decision. Left out: nothing. */
  kinds?: Kinds
  onClose: () => void
  /** Its `Form`, given what closes the dialog by its own button. */
  children: (close: () => void) => ReactNode
}

const none: Kinds = []

/** A dialog around a `Form`. Where something is written in that, closing it asks first. */
export function FormDialog({ isOpen, title, kinds = none, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('templates')
  /** Asks before it closes; null where nothing is written. */
  const [ask, setAsk] = useState<(() => void) | null>(null)
  const close = ask ?? onClose
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
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      closeLabel={t('decision.dismiss')}
      isDismissable={false}
    >
      <FormPlaceContext value={place}>
        <Stack>{children(close)}</Stack>
      </FormPlaceContext>
    </Dialog>
  )
}
