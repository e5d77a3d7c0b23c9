import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { beginningWith, type FieldConflict, fieldConflictsIn } from './fieldConflicts'
import { isSame, retype } from './formDraft'

/** Source of a conflicting field's value. */
type Side = 'mine' | 'theirs'

/** Base values of a form, as its record is read again during editing. */
export interface Beginning {
  /** Base values; conflicting ones keep their old base. */
  began: FieldValues
  /** Current conflicts, for event handlers. */
  readContested: () => FieldConflict[]
  /** Settles conflicting fields, by name. */
  settle: (sides: Readonly<Record<string, Side>>) => void
  /** Restarts from the current values: input is discarded. */
  forget: () => void
}

/**
 * Applies a newly read record to untouched fields. Input stays.
 * @param initial values as they are read now
 * @param first values that it opened with
 * @param isAsked set to treat input over another user's changes as a conflict until it is settled
 */
export function useBeginning(
  form: UseFormReturn<FieldValues, unknown, { body: unknown }>,
  initial: FieldValues,
  first: FieldValues,
  isAsked: boolean,
): Beginning {
  const [held] = useState(() => hold(first))
  const began = useSyncExternalStore(held.subscribe, held.read)
  const readContested = () =>
    isAsked ? fieldConflictsIn(form.getValues(), held.read(), initial) : []

  const beginAnew = useEffectEvent(() => {
    const before = held.read()
    const next = beginningWith(initial, readContested())
    if (isSame(next, before)) return
    form.reset(retype(form.getValues(), before, initial))
    held.begin(next)
  })
  useEffect(() => beginAnew(), [form, initial])

  return {
    began,
    readContested,
    settle(sides) {
      const contested = readContested()
      for (const { name, theirs } of contested)
        if (sides[name] === 'theirs')
          form.setValue(name, theirs, { shouldDirty: true, shouldTouch: true })
      const others = contested.filter(({ name }) => !(name in sides))
      held.begin(beginningWith(initial, others))
    },
    forget: () => held.begin(initial),
  }
}

/** Holds the base values of a form outside React, like the form's values, with which they change. */
function hold(first: FieldValues) {
  let began = first
  const listeners = new Set<() => void>()
  return {
    read: () => began,
    begin(next: FieldValues) {
      began = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
