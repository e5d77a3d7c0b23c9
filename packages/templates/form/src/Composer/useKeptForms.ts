import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { useSyncExternalStore } from 'react'
import { keptForm } from '../saving/formDraft'

/** A form that was written in and not sent. */
export interface KeptName {
  /** The `draft` of the form that goes on with it. */
  name: string
  /** When it was last written in, by this device's clock. */
  at: Date
  /** What is in it, of whatever shape it had then. */
  values: Readonly<Record<string, unknown>>
}

/**
 * What the reader has written in forms and not sent, the latest first: from these one is gone on with.
 * @param beginning how the names of the drafts begin: `order:new:`
 */
export function useKeptForms(beginning: string): readonly KeptName[] {
  const email = useSessionState().user?.email ?? ''
  const drafts = draftsOfTab()
  const kept = (name: string) => {
    const draft = drafts.read(email, name)
    const { success, data } = keptForm.safeParse(draft?.values)
    return success && draft ? [{ name, at: new Date(draft.at), values: data.values }] : []
  }
  // A list is another one each time it is read: what tells it apart is its text.
  useSyncExternalStore(drafts.subscribe, () =>
    drafts
      .names(email, beginning)
      .map((name) => `${name} ${drafts.read(email, name)?.at}`)
      .join('\n'),
  )
  return drafts
    .names(email, beginning)
    .flatMap(kept)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
