import { Button, Dialog } from '@console/ui'
import { type ReactNode, useState } from 'react'

interface DeleteQuestionProps {
  isOpen: boolean
  /** Name of the thing to delete. */
  title: string
  keepLabel: string
  deleteLabel: string
  onConfirm: () => void
  onClose: () => void
  /** Consequence of the deletion. */
  children: ReactNode
}

/** Confirms a permanent deletion (specification 4). It keeps its content during the exit animation. */
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
