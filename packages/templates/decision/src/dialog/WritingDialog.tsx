import type { ReactNode } from 'react'
import { FormDialog } from '@console/form'
import type { DecisionForm, DecisionFormProps } from './DecisionForm'

export interface WritingDialogProps extends Omit<DecisionFormProps, 'onCancel'> {
  isOpen: boolean
  title: string
  /** Undefined until its code is loaded. */
  Form: typeof DecisionForm | undefined
  /** Description of the consequences, above the form. */
  children: ReactNode
  onClose: () => void
}

/** Dialog with the form of a decision. */
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
      workflows={form.workflows}
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
