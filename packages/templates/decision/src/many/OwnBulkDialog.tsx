import type { ActionableRow, Kinds } from '@console/core/kinds'
import { type LazyPart, useLazyPart } from '@console/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { FormDialog } from '@console/form'
import type { BulkDecision, DecisionInput } from '../decisions'
import type { BulkFormProps } from '../dialog/ownForms'

export interface OwnBulkDialogProps<Row extends ActionableRow> {
  isOpen: boolean
  title: string
  kinds: Kinds
  bulk: BulkDecision<Row>
  /** What is chosen now. */
  rows: readonly Row[]
  part: LazyPart<ComponentType<BulkFormProps<Row>>>
  /** What will happen, over the form. */
  children: ReactNode
}

/** The dialog of a decision about many with which something is said of each row by itself. */
export function OwnBulkDialog<Row extends ActionableRow>({
  isOpen,
  title,
  kinds,
  bulk,
  rows,
  part,
  children,
}: OwnBulkDialogProps<Row>) {
  const Form = useLazyPart(part, isOpen, bulk.close)
  // What it is about stays while the dialog leaves, and the selection with it.
  const [held, setHeld] = useState(rows)
  if (isOpen && rows !== held) setHeld(rows)
  return (
    <FormDialog
      isOpen={isOpen}
      isReady={Form !== undefined}
      title={title}
      kinds={kinds}
      onClose={bulk.close}
    >
      {(close) => (
        <>
          {children}
          {Form ? (
            <Form
              rows={held}
              draft={bulk.draft}
              submit={(said, own) =>
                bulk.submit(said as DecisionInput, own as Record<string, DecisionInput | null>)
              }
              onCancel={close}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
