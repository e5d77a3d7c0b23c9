import { useDraft } from '@console/core/drafts'
import type { ActionableRow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { askingAction } from '../rules'
import { draftName } from '../decisionDrafts'
import type { FieldMessage } from '@console/details'
import { askedBy, noInput, inputValues } from './inputRules'

/** Messages about fields of a record, for its request for changes. */
export interface Messages {
  messages: readonly FieldMessage[]
  /** Attaches a message to a field, by JSON pointer; an empty message removes it. */
  attach(pointer: string, message: string): void
}

/** Stored format of `Form`. */
const stored = z.object({ values: inputValues, initial: inputValues, attempt: z.null() })

/**
 * Returns the messages attached to fields of a record. They are stored in the draft with which its request for changes
 * opens.
 */
export function useMessages<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
): Messages {
  const { workflows } = resource
  const action = askingAction(workflows)
  const blank = useMemo(() => {
    const initial = noInput(action === undefined ? {} : askedBy(workflows, action))
    return { values: initial, initial, attempt: null }
  }, [workflows, action])
  const draft = useDraft(draftName(resource, token, action ?? ''), stored, blank)
  const { values } = draft.values
  return {
    messages: values.fields,
    attach: (pointer, message) =>
      draft.write({
        ...blank,
        values: {
          ...values,
          fields: [
            ...values.fields.filter((each) => each.pointer !== pointer),
            ...(message === '' ? [] : [{ pointer, message }]),
          ],
        },
      }),
  }
}
