import { serverNow } from '@console/core/api'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fromPromise } from 'xstate'
import { autosaveMachine } from './autosaveMachine'

/** Autosave of a long form on the server. */
export interface Autosave<Values> {
  /**
   * Sends the request.
   * @param isOver overwrites what was written elsewhere
   */
  save: (values: Values, isOver: boolean) => Promise<unknown>
  /** Takes the version written elsewhere: the caller reads it and restarts the form. */
  onTake: () => void
}

/** Status of an autosave. */
export interface Saved {
  state: 'saved' | 'quiet' | 'saving' | 'failed' | 'outdated' | 'gone'
  /** Set when some input is not on the server yet. */
  isUnsaved: boolean
  /** Set when it is not saved, and will not be without the user. */
  isStuck: boolean
  /** Time of the last save, by the server's clock; null before the first. */
  at: Date | null
  /** Keeps this form's input, whatever was written elsewhere. */
  keep: () => void
}

/**
 * Saves the values of a form after each pause in typing, and on leaving.
 * @param isBehind the form opened with newer values than the server has
 * @param isSent the form was submitted: nothing is saved any more
 * @param onSaved called once everything is on the server
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
  const [snapshot, report] = useMachine(
    autosaveMachine.provide({
      actors: {
        save: fromPromise<unknown, { isOver: boolean }>(({ input }) =>
          calls.remember(save(input.isOver)),
        ),
      },
      actions: {
        announceSaved: () => {
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
  // What the server does not accept then is stored as a draft.
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
  const note = useEffectEvent(() => report({ type: 'autosave.typed' }))
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
    keep: () => report({ type: 'autosave.keep' }),
  }
}

/** Last request, which may still be in flight. */
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
