import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { nestedMachine } from './nestedMachine'

/** The pop-ups of one list of entries: the visible one, and the actions. The functions are stable. */
export interface Nested {
  /** Id of the entry whose pop-up is visible. */
  shown: string | null
  /** The pointer entered an entry. */
  enter(entry: string): void
  /** The pointer left the entry. */
  leave(): void
  /** An entry was pressed: its pop-up opens at once, or closes. */
  press(entry: string): void
  /** Opens the pop-up of an entry at once. */
  open(entry: string): void
  close(): void
}

/** Runs the nested machine for one list of entries. */
export function useNested(): Nested {
  const actor = useActorRef(nestedMachine)
  const shown = useSelector(actor, ({ context }) => context.shown)
  const actions = useMemo(
    () => ({
      enter: (entry: string) => actor.send({ type: 'entry.enter', entry }),
      leave: () => actor.send({ type: 'entry.leave' }),
      press: (entry: string) => actor.send({ type: 'entry.press', entry }),
      open: (entry: string) => actor.send({ type: 'entry.open', entry }),
      close: () => actor.send({ type: 'nested.close' }),
    }),
    [actor],
  )
  return { shown, ...actions }
}
