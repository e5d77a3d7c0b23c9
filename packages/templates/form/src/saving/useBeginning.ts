import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { beginningWith, type Contested, contestedIn } from './contested'
import { isSame, retype } from './formDraft'

/** Which of two values a contested field gets. */
export type Side = 'mine' | 'theirs'

/** What a form began with, as it is read anew while somebody writes in it. */
export interface Beginning {
  /** What it began with: of what is contested what it was. */
  began: FieldValues
  /** What is contested as something happens. */
  readContested: () => Contested[]
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
  const [began, setBegan] = useState(first)
  const readContested = (now = initial) =>
    isAsked ? contestedIn(form.getValues(), began, now) : []

  const beginAnew = useEffectEvent((now: FieldValues) => {
    const next = beginningWith(now, readContested(now))
    if (isSame(next, began)) return
    form.reset(retype(form.getValues(), began, now))
    setBegan(next)
  })
  useEffect(() => beginAnew(initial), [form, initial])

  return {
    began,
    readContested: () => readContested(),
    settle(sides) {
      const contested = readContested()
      for (const { name, theirs } of contested)
        if (sides[name] === 'theirs')
          form.setValue(name, theirs, { shouldDirty: true, shouldTouch: true })
      const others = contested.filter(({ name }) => !(name in sides))
      setBegan(beginningWith(initial, others))
    },
    forget: () => setBegan(initial),
  }
}
