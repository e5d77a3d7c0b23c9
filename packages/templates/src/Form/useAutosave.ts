import { serverNow } from '@console/core/api'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fromPromise } from 'xstate'
import { autosaveMachine } from './autosaveMachine'
import type { Autosave } from './formProps'

/** How what is written stands on the server. */
export interface Saved {
  state: 'saved' | 'quiet' | 'saving' | 'failed' | 'outdated' | 'gone'
  /** Something is not on the server yet. */
  isUnsaved: boolean
  /** When it was saved last, by the server's clock; null for not yet. */
  at: Date | null
  /** What stands here is wanted, whatever was written elsewhere. */
  keep: () => void
}

/**
 * Saves what is in a form whenever it is quiet.
 * @param isBehind what the form opened with is newer than what the server has
 * @param onSaved all of it is on the server now
 */
export function useAutosave(
  form: Pick<UseFormReturn, 'getValues' | 'subscribe'>,
  autosave: Autosave<never> | undefined,
  isBehind: boolean,
  onSaved: () => void,
): Saved {
  const [at, setAt] = useState<Date | null>(null)
  const [snapshot, tell] = useMachine(
    autosaveMachine.provide({
      actors: {
        save: fromPromise<unknown, { isOver: boolean }>(async ({ input }) =>
          autosave?.save(form.getValues() as never, input.isOver),
        ),
      },
      actions: {
        tellSaved: () => {
          setAt(serverNow())
          onSaved()
        },
      },
    }),
  )
  const isOn = autosave !== undefined
  const note = useEffectEvent(() => tell({ type: 'autosave.typed' }))
  useEffect(() => {
    if (!isOn) return undefined
    if (isBehind) note()
    return form.subscribe({ formState: { values: true }, callback: () => note() })
  }, [form, isOn, isBehind])
  return {
    state: snapshot.value,
    isUnsaved: !isOn || snapshot.hasTag('unsaved'),
    at,
    keep: () => tell({ type: 'autosave.keep' }),
  }
}
