import { useFormContext } from 'react-hook-form'
import { fieldsToValidate } from '../errors/fieldsToValidate'

/**
 * Returns a function that sets several fields at once. They are validated immediately, because no blur event follows.
 */
export function useSetValues() {
  const { setValue, trigger, getFieldState, formState } = useFormContext()
  return (values: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(values)
    for (const name of names) setValue(name, values[name], { shouldDirty: true, shouldTouch: true })
    void trigger([...names, ...fieldsToValidate(formState.errors, names, getFieldState)])
  }
}
