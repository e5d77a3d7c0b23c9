import type { ActionableRow, Workflows } from '@console/core/workflows'
import { type LazyPart, useLazyPart } from '@console/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { FormDialog } from '@console/form'
import type { BulkDecision, DecisionInput } from '../decisions'
import type { BulkFormProps } from '../ownForms'

export interface OwnBulkDialogProps<Row extends ActionableRow> {
  isOpen: boolean
  title: string
  workflows: Workflows
  bulk: BulkDecision<Row>
  rows: readonly Row[]
  part: LazyPart<ComponentType<BulkFormProps<Row>>>
  /** Description of the consequences, above the form. */
  children: ReactNode
}

/** Dialog of a bulk decision that takes input for each row. */
export function OwnBulkDialog<Row extends ActionableRow>({
  isOpen,
  title,
  workflows,
  bulk,
  rows,
  part,
  children,
}: OwnBulkDialogProps<Row>) {
  const Form = useLazyPart(part, isOpen, bulk.close)
  // Keeps its rows, and the selection, during the exit animation.
  const [held, setHeld] = useState(rows)
  if (isOpen && rows !== held) setHeld(rows)
  return (
    <FormDialog
      isOpen={isOpen}
      isReady={Form !== undefined}
      title={title}
      workflows={workflows}
      onClose={bulk.close}
    >
      {(close) => (
        <>
          {children}
          {Form ? (
            <Form
              rows={held}
              draft={bulk.draft}
              submit={(input, own) =>
                bulk.submit(input as DecisionInput, own as Record<string, DecisionInput | null>)
              }
              onCancel={close}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
