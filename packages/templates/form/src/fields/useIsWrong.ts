import { get, useFormState } from 'react-hook-form'

/** Reports whether one of these fields has an error after a submit, so that a collapsed section with them can open. */
export function useIsWrong(names: readonly string[]): boolean {
  const { errors, isSubmitted } = useFormState({ name: [...names] })
  return isSubmitted && names.some((name) => get(errors, name) !== undefined)
}
