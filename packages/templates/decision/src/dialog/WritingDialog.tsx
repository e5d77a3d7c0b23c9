import { useDraft } from '@console/core/drafts'
import type { ReactNode } from 'react'
import { FormDialog, FormLeave, KeptDraft } from '@console/form'
import type { DecisionForm, DecisionFormProps } from './DecisionForm'
import { noInput, inputValues } from './inputRules'

interface WritingProps extends Omit<DecisionFormProps, 'values' | 'onChange'> {
  isOpen: boolean
  /** Under which name what is written is kept. */
  draft: string
  /** It opens again with what was written a moment ago; the reader need not be told. */
  isBack: boolean
  /** Undefined until its code has come. */
  Form: typeof DecisionForm | undefined
}

export interface WritingDialogProps extends Omit<WritingProps, 'onCancel'> {
  title: string
  /** What will happen, over the form. */
  children: ReactNode
  onClose: () => void
}

/**
 * The form of a decision in its dialog. What is written is kept as it is typed and is there when the form opens again;
 * closing it asks first (decision 0007).
 */
export function WritingDialog({ title, children, onClose, ...writing }: WritingDialogProps) {
  return (
    <FormDialog
      isOpen={writing.isOpen}
      isReady={writing.Form !== undefined}
      title={title}
      kinds={writing.kinds}
      onClose={onClose}
    >
      {(close) => (
        <>
          {children}
          <Writing {...writing} onCancel={close} />
        </>
      )}
    </FormDialog>
  )
}

/** The form as it opens, with a quiet line above it where it opened with an earlier draft. */
function Writing({ isOpen, draft: name, isBack, Form, ...form }: WritingProps) {
  const draft = useDraft(name, inputValues, noInput)
  const { values, wasKept, write, discard } = draft
  return (
    <>
      {wasKept && !isBack ? <KeptDraft onDiscard={discard} /> : null}
      {Form ? (
        // What begins anew has no errors of before.
        <Form key={`${name} ${wasKept}`} {...form} values={values} onChange={write} />
      ) : null}
      {/* Once it is sent nobody is asked: what is written is kept until it is decided. */}
      <FormLeave isOn={isOpen && draft.isWritten} onDiscard={discard} />
    </>
  )
}
