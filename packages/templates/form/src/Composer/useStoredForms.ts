import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { useSyncExternalStore } from 'react'
import { storedForm } from '../saving/formDraft'

/** Stored draft of a form. */
export interface StoredName {
  /** Value of `draft` for the form that resumes it. */
  name: string
  /** Time of the last change, by this device's clock. */
  at: Date
  /** Its values, in the shape that they had then. */
  values: Readonly<Record<string, unknown>>
}

/**
 * Returns the user's unsent drafts, the latest first, to resume one of them.
 * @param beginning prefix of the drafts' names: `order:new:`
 */
export function useStoredForms(beginning: string): readonly StoredName[] {
  const email = useSessionState().user?.email ?? ''
  const drafts = draftsOfTab()
  const stored = (name: string) => {
    const draft = drafts.read(email, name)
    const { success, data } = storedForm.safeParse(draft?.values)
    return success && draft ? [{ name, at: new Date(draft.at), values: data.values }] : []
  }
  // Each read returns a new list: the snapshot is its text.
  useSyncExternalStore(drafts.subscribe, () =>
    drafts
      .names(email, beginning)
      .map((name) => `${name} ${drafts.read(email, name)?.at}`)
      .join('\n'),
  )
  return drafts
    .names(email, beginning)
    .flatMap(stored)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
