import { serverNow } from '@console/core/api'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fromPromise } from 'xstate'
import { autosaveMachine } from './autosaveMachine'
import type { Autosave } from '../formProps'

/** How what is written stands on the server. */
export interface Saved {
  state: 'saved' | 'quiet' | 'saving' | 'failed' | 'outdated' | 'gone'
  /** Something is not on the server yet. */
  isUnsaved: boolean
  /** It is not saved, and will not be without the reader. */
  isStuck: boolean
  /** When it was saved last, by the server's clock; null for not yet. */
  at: Date | null
  /** The reader wants to keep what is in this form, whatever was written elsewhere. */
  keep: () => void
}

/**
 * Saves what is in a form whenever it is quiet, and when it is left.
 * @param isBehind what the form opened with is newer than what the server has
 * @param isSent it has gone as a whole: nothing of it is saved any more
 * @param onSaved all of it is on the server now
 */
export function useAutosave(
  form: Pick<UseFormReturn, 'getValues' | 'subscribe'>,
  autosave: Autosave<never> | undefined,
  isBehind: boolean,
  isSent: boolean,
  onSaved: () => void,
): Saved {
  const [at, setAt] = useState<Date | null>(null)
  const [calls] = useState(rememberLast)
  const [snapshot, tell] = useMachine(
    autosaveMachine.provide({
      actors: {
        save: fromPromise<unknown, { isOver: boolean }>(({ input }) =>
          calls.remember(save(input.isOver)),
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
  async function save(isOver: boolean) {
    return autosave?.save(form.getValues() as never, isOver)
  }
  // What the server does not take then is kept as a draft.
  const leave = useEffectEvent(() => {
    if (isSent || (!snapshot.matches('quiet') && !snapshot.matches('saving'))) return
    const isAllOnItsWay = snapshot.matches('saving') && !snapshot.context.isTyped
    const rest = isAllOnItsWay
      ? calls.last()
      : calls
          .last()
          .catch(() => undefined)
          .then(() => save(false))
    void rest.then(onSaved, () => undefined)
  })
  useEffect(() => () => leave(), [])
  const note = useEffectEvent(() => tell({ type: 'autosave.typed' }))
  useEffect(() => {
    if (!isOn) return undefined
    if (isBehind) note()
    return form.subscribe({ formState: { values: true }, callback: () => note() })
  }, [form, isOn, isBehind])
  return {
    state: snapshot.value,
    isUnsaved: !isOn || snapshot.hasTag('unsaved'),
    isStuck: !isOn || snapshot.hasTag('stuck'),
    at,
    keep: () => tell({ type: 'autosave.keep' }),
  }
}

/** The last call, which may be on its way still. */
function rememberLast() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    last: () => last,
    remember(call: Promise<unknown>) {
      last = call
      return call
    },
  }
}
