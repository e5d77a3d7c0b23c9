import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { useSessionState } from '../session'
import { draftsOfTab } from './draftStore'

/** A form's draft. */
export interface Draft<Values> {
  values: Values
  /** Something unsent was typed. */
  isWritten: boolean
  /** The draft existed when the form opened: the form shows a notice, and offers to discard it. */
  wasStored: boolean
  /** Stores the form's values: call on every change. */
  write(values: Values): void
  /** Deletes the draft, after sending or on request. The form is blank again. */
  discard(): void
}

/**
 * Values of a form, stored as they are typed: closing the form, going back, a reload and the end of the session lose
 * nothing, and the same user finds them in the form of the same name (decision 0007). A draft that no longer matches the
 * form's schema is dropped. Forms with the same name share the draft.
 * @param name subject of the form, with its record: `decision:products:Ab3…:reject`
 * @param schema schema of the values, always the same object
 * @param blank initial values without a draft, always the same object
 */
export function useDraft<Values>(
  name: string,
  schema: z.ZodMiniType<Values>,
  blank: Values,
): Draft<Values> {
  const email = useSessionState().user?.email ?? ''
  const drafts = draftsOfTab()
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.read(email, name))
  const written = useMemo(() => {
    const { success, data } = schema.safeParse(stored?.values)
    return success ? data : null
  }, [schema, stored])

  const form = `${email}:${name}`
  const now = { form, wasStored: written !== null }
  const [opened, setOpened] = useState(now)
  if (opened.form !== form) setOpened(now)

  return {
    values: written ?? blank,
    isWritten: written !== null,
    wasStored: written !== null && opened.wasStored,
    write(values) {
      if (JSON.stringify(values) === JSON.stringify(blank)) drafts.discard(email, name)
      else drafts.save(email, name, values)
    },
    discard() {
      drafts.discard(email, name)
      setOpened({ form, wasStored: false })
    },
  }
}
