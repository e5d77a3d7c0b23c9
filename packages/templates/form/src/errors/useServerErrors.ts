import type { ApiError } from '@console/core/api'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldFor } from '../writing/fieldPlaces'
import { nameOf } from './formErrors'

/**
 * Shows the server's errors at their fields until those change.
 * @param root form element; null before it is rendered
 * @param goToFirst moves to the first of these fields; without one, the error summary has focus
 */
export function useServerErrors(
  { setError }: Pick<UseFormReturn, 'setError'>,
  root: HTMLElement | null,
  refusal: ApiError | null,
  goToFirst: (errors: readonly { field: string }[]) => void,
): void {
  const goToRefused = useEffectEvent(goToFirst)
  useEffect(() => {
    if (!refusal || !root) return
    const input = new Map<string, string[]>()
    for (const { pointer, message } of refusal.fields) {
      const field = fieldFor(root, nameOf(pointer))
      if (field !== null) input.set(field, [...(input.get(field) ?? []), message])
    }
    for (const [field, messages] of input)
      setError(field, { type: 'server', message: messages.join(' ') })
    if (input.size > 0) goToRefused([...input.keys()].map((field) => ({ field })))
    else root.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [setError, refusal, root])
}
