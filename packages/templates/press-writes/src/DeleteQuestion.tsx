import { Button, Dialog } from '@console/ui'
import { type ReactNode, useState } from 'react'

interface DeleteQuestionProps {
  isOpen: boolean
  /** What is to go. */
  title: string
  keepLabel: string
  deleteLabel: string
  onConfirm: () => void
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before something is deleted for good (specification 4). It goes as it stood: nobody is asked about nothing. */
export function DeleteQuestion({
  isOpen,
  title,
  keepLabel,
  deleteLabel,
  onConfirm,
  onClose,
  children,
}: DeleteQuestionProps) {
  const [asked, setAsked] = useState(title)
  if (isOpen && asked !== title) setAsked(title)
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={asked}
      footer={
        <>
          <Button onPress={onClose}>{keepLabel}</Button>
          <Button variant="danger" onPress={onConfirm}>
            {deleteLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
