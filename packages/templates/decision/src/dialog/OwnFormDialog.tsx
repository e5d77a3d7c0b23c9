import { type LazyPart, useLazyPart } from '@console/ui'
import type { ComponentType, ReactNode } from 'react'
import type { ActionableRow, Workflows } from '@console/core/workflows'
import { FormDialog } from '@console/form'
import type { DecisionOfRow } from '../decisions'
import type { ActionFormProps } from '../ownForms'

export interface OwnFormDialogProps<Row extends ActionableRow> {
  isOpen: boolean
  title: string
  workflows: Workflows
  decision: DecisionOfRow<Row>
  /** Storage name of the draft. */
  draft: string
  part: LazyPart<ComponentType<ActionFormProps<Row>>>
  /** Description of the consequences, above the form. */
  children: ReactNode
}

/** Dialog of an action with its own form; shown once the form's code is loaded. */
export function OwnFormDialog<Row extends ActionableRow>({
  isOpen,
  title,
  workflows,
  decision,
  draft,
  part,
  children,
}: OwnFormDialogProps<Row>) {
  const Form = useLazyPart(part, isOpen, decision.dismiss)
  return (
    <FormDialog
      isOpen={isOpen}
      isReady={Form !== undefined}
      title={title}
      workflows={workflows}
      onClose={decision.dismiss}
    >
      {(close) => (
        <>
          {children}
          {Form ? (
            <Form
              row={decision.row}
              draft={draft}
              about={decision.about}
              write={decision.write}
              onSent={decision.finish}
              onCancel={close}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
