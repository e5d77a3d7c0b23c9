import type { ReactNode } from 'react'
import { FormDialog } from '@console/form'
import type { DecisionForm, DecisionFormProps } from './DecisionForm'

export interface WritingDialogProps extends Omit<DecisionFormProps, 'onCancel'> {
  isOpen: boolean
  title: string
  /** Undefined until its code has come. */
  Form: typeof DecisionForm | undefined
  /** What will happen, over the form. */
  children: ReactNode
  onClose: () => void
}

/** The form of a decision in its dialog. */
export function WritingDialog({
  isOpen,
  title,
  Form,
  children,
  onClose,
  ...form
}: WritingDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isReady={Form !== undefined}
      title={title}
      kinds={form.kinds}
      onClose={onClose}
    >
      {(close) => (
        <>
          {children}
          {Form ? <Form {...form} onCancel={close} /> : null}
        </>
      )}
    </FormDialog>
  )
}
