import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { useSessionState } from '../session'
import { draftsOfTab } from './draftStore'

/** What a form holds and keeps. */
export interface Draft<Values> {
  values: Values
  /** Something is written that was not sent. */
  isWritten: boolean
  /** It was there as the form opened: the form says so, and offers to discard it. */
  wasKept: boolean
  /** Keeps what the form holds now: for every change. */
  write(values: Values): void
  /** Forgets it: it was sent, or is not wanted. The form is blank again. */
  discard(): void
}

/**
 * The values of a form, kept as they are typed: closing the form, going back, a reload and the end of the session lose
 * nothing, and the same user finds them in the form of the same name (decision 0007). What no longer has the form's shape
 * is dropped. All who use the same name share the draft.
 * @param name what the form is about, with its record: `decision:products:Ab3…:reject`
 * @param schema the shape of the values, always the same object
 * @param blank the form as it opens where nothing is kept, always the same object
 */
export function useDraft<Values>(
  name: string,
  schema: z.ZodMiniType<Values>,
  blank: Values,
): Draft<Values> {
  const email = useSessionState().user?.email ?? ''
  const drafts = draftsOfTab()
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.read(email, name))
  const written = useMemo(() => {
    const { success, data } = schema.safeParse(kept?.values)
    return success ? data : null
  }, [schema, kept])

  const form = `${email}:${name}`
  const now = { form, wasKept: written !== null }
  const [opened, setOpened] = useState(now)
  if (opened.form !== form) setOpened(now)

  return {
    values: written ?? blank,
    isWritten: written !== null,
    wasKept: written !== null && opened.wasKept,
    write(values) {
      if (JSON.stringify(values) === JSON.stringify(blank)) drafts.discard(email, name)
      else drafts.keep(email, name, values)
    },
    discard() {
      drafts.discard(email, name)
      setOpened({ form, wasKept: false })
    },
  }
}
