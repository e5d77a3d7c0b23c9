import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PendingSave } from './formMachine'
import { beginningWith, fieldConflictsIn } from './fieldConflicts'
import { hasShape, isSame, type KeptForm, keptForm, retype } from './formDraft'
import type { FormSchema } from '../errors/resolve'

/** What a form opens with, and keeps. */
export interface FormDraft {
  /** What was kept as the form opened; null where nothing was. */
  kept: KeptForm | null
  /**
   * Keeps what is in the form now; nothing where it is as it is read and nothing is on its way.
   * @param began what the form began with
   */
  keep(values: FieldValues, attempt: PendingSave | null, began: FieldValues): void
  discard(): void
}

/**
 * What is written in a form, kept for its user as it is typed: it outlives a reload and the end of the session (decision 0007).
 * @param name what the form is about, with its record; undefined: nothing is kept
 */
export function useFormDraft(
  name: string | undefined,
  schema: FormSchema,
  initial: FieldValues,
): FormDraft {
  const { user } = useSessionState()
  // Whoever opened the form is whose draft it is, also while their session ends.
  const [{ email, kept }] = useState(() => {
    const email = user?.email ?? ''
    return { email, kept: name === undefined ? null : readKept(email, name, schema, initial) }
  })
  return {
    kept,
    keep(values, attempt, began) {
      if (name === undefined) return
      if (attempt === null && isSame(values, initial)) draftsOfTab().discard(email, name)
      else draftsOfTab().keep(email, name, { values, initial: began, attempt } satisfies KeptForm)
    },
    discard() {
      if (name !== undefined) draftsOfTab().discard(email, name)
    },
  }
}

function readKept(
  email: string,
  name: string,
  schema: FormSchema,
  initial: FieldValues,
): KeptForm | null {
  const { success, data } = keptForm.safeParse(draftsOfTab().read(email, name)?.values)
  if (!success) return null
  const values = retype(data.values, data.initial, initial)
  const began = beginningWith(initial, fieldConflictsIn(data.values, data.initial, initial))
  return hasShape(schema, values) ? { ...data, values, initial: began } : null
}
