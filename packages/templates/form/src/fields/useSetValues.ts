import { useFormContext } from 'react-hook-form'
import { fieldsToValidate } from '../errors/fieldsToValidate'

/** Writes into several fields at once. What is wrong with them is found at once: nobody leaves them. */
export function useSetValues() {
  const { setValue, trigger, getFieldState, formState } = useFormContext()
  return (values: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(values)
    for (const name of names) setValue(name, values[name], { shouldDirty: true, shouldTouch: true })
    void trigger([...names, ...fieldsToValidate(formState.errors, names, getFieldState)])
  }
}
