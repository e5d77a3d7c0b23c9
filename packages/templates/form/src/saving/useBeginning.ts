import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { beginningWith, type FieldConflict, fieldConflictsIn } from './fieldConflicts'
import { isSame, retype } from './formDraft'

/** Which of two values a contested field gets. */
type Side = 'mine' | 'theirs'

/** What a form began with, as it is read anew while somebody writes in it. */
export interface Beginning {
  /** What it began with: of what is contested what it was. */
  began: FieldValues
  /** What is contested as something happens. */
  readContested: () => FieldConflict[]
  /** Says whose value counts of each of these contested fields, by their names. */
  settle: (sides: Readonly<Record<string, Side>>) => void
  /** Begins with what is read now: what was typed is forgotten. */
  forget: () => void
}

/**
 * What was read anew stands where nothing was typed. What was typed stays over it.
 * @param initial what is read now
 * @param first what it opened with
 * @param isAsked what was typed over what somebody else has changed meanwhile is contested until that is settled
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

/** Holds what a form began with: it changes with what is in the form, which React does not hold either. */
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
