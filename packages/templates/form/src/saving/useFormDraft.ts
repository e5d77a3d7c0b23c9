import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PendingSave } from './formMachine'
import { beginningWith, fieldConflictsIn } from './fieldConflicts'
import { hasShape, isSame, type StoredForm, storedForm, retype } from './formDraft'
import type { FormSchema } from '../errors/resolve'

/** Draft of a form. */
export interface FormDraft {
  /** Draft stored before the form opened; null without one. */
  stored: StoredForm | null
  /**
   * Stores the current values; stores nothing when they are unchanged and no request is in flight.
   * @param began values that the form started with
   */
  save(values: FieldValues, attempt: PendingSave | null, began: FieldValues): void
  discard(): void
}

/**
 * Draft of a form, stored for its user as it is typed: it survives a reload and the end of the session (decision 0007).
 * @param name subject of the form, with its record; undefined: nothing is stored
 */
export function useFormDraft(
  name: string | undefined,
  schema: FormSchema,
  initial: FieldValues,
): FormDraft {
  const { user } = useSessionState()
  // The draft belongs to the user who opened the form, also while their session ends.
  const [{ email, stored }] = useState(() => {
    const email = user?.email ?? ''
    return { email, stored: name === undefined ? null : readStored(email, name, schema, initial) }
  })
  return {
    stored,
    save(values, attempt, began) {
      if (name === undefined) return
      if (attempt === null && isSame(values, initial)) draftsOfTab().discard(email, name)
      else draftsOfTab().save(email, name, { values, initial: began, attempt } satisfies StoredForm)
    },
    discard() {
      if (name !== undefined) draftsOfTab().discard(email, name)
    },
  }
}

function readStored(
  email: string,
  name: string,
  schema: FormSchema,
  initial: FieldValues,
): StoredForm | null {
  const { success, data } = storedForm.safeParse(draftsOfTab().read(email, name)?.values)
  if (!success) return null
  const values = retype(data.values, data.initial, initial)
  const began = beginningWith(initial, fieldConflictsIn(data.values, data.initial, initial))
  return hasShape(schema, values) ? { ...data, values, initial: began } : null
}
