import { useState } from 'react'
import type { Contact, Group } from '../contract'
import type { useContactWrites } from './useContactWrites'

/** Actions on contacts. */
export interface ContactActs {
  star: (contacts: readonly Contact[], isStarred: boolean) => void
  setGroup: (contacts: readonly Contact[], group: Group, isIn: boolean) => void
  /** Opens the merge dialog for two contacts; does nothing for any other number. */
  merge: (contacts: readonly Contact[]) => void
  /** Moves contacts to the bin; those already there are deleted permanently after a confirmation. */
  remove: (contacts: readonly Contact[]) => void
  restore: (contacts: readonly Contact[]) => void
}

/**
 * Actions on contacts, and their confirmations.
 * @param leave moves on to the next contact after these have left the list
 */
export function useContactActs(
  writes: ReturnType<typeof useContactWrites>,
  leave: (gone: readonly Contact[]) => void,
) {
  const [doomed, setDoomed] = useState<readonly Contact[]>([])
  const [pair, setPair] = useState<readonly [stored: Contact, other: Contact] | null>(null)
  const idsOf = (contacts: readonly Contact[]) => contacts.map(({ id }) => id)
  const acts: ContactActs = {
    star: (contacts, isStarred) => writes.star(idsOf(contacts), isStarred),
    setGroup: (contacts, group, isIn) => writes.setGroup(idsOf(contacts), group, isIn),
    merge([stored, other, ...others]) {
      if (stored && other && others.length === 0) setPair([stored, other])
    },
    remove(contacts) {
      if (contacts.every(({ deleted }) => deleted)) return setDoomed(contacts)
      leave(contacts)
      void writes.remove(contacts)
    },
    restore(contacts) {
      leave(contacts)
      void writes.restore(contacts)
    },
  }
  return {
    acts,
    pair,
    endMerging: () => setPair(null),
    /** Contacts to confirm the permanent deletion of. */
    question: {
      count: doomed.length,
      onConfirm() {
        leave(doomed)
        writes.deleteForEver(doomed)
        setDoomed([])
      },
      onClose: () => setDoomed([]),
    },
    isAsking: doomed.length > 0 || pair !== null,
  }
}
