import { useState } from 'react'
import type { Contact, Group } from '../contract'
import type { useContactWrites } from './useContactWrites'

/** What can be done with contacts by one press. */
export interface ContactActs {
  star: (contacts: readonly Contact[], isStarred: boolean) => void
  setGroup: (contacts: readonly Contact[], group: Group, isIn: boolean) => void
  /** Asks how two become one; anybody else, nothing. */
  merge: (contacts: readonly Contact[]) => void
  /** Into the bin; who is there is asked about, and deleted for ever. */
  remove: (contacts: readonly Contact[]) => void
  restore: (contacts: readonly Contact[]) => void
}

/**
 * What can be done with contacts, and what has to be asked before.
 * @param leave goes on where these have gone from the list
 */
export function useContactActs(
  writes: ReturnType<typeof useContactWrites>,
  leave: (gone: readonly Contact[]) => void,
) {
  const [doomed, setDoomed] = useState<readonly Contact[]>([])
  const [pair, setPair] = useState<readonly [kept: Contact, other: Contact] | null>(null)
  const idsOf = (contacts: readonly Contact[]) => contacts.map(({ id }) => id)
  const acts: ContactActs = {
    star: (contacts, isStarred) => writes.star(idsOf(contacts), isStarred),
    setGroup: (contacts, group, isIn) => writes.setGroup(idsOf(contacts), group, isIn),
    merge([kept, other, ...others]) {
      if (kept && other && others.length === 0) setPair([kept, other])
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
    /** Whether these are to be deleted for ever. */
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
