import { useFormContext } from 'react-hook-form'
import { wrongGroups } from './wrongGroups'

/** Writes into several fields at once. What is wrong with them is found at once: nobody leaves them. */
export function useFill() {
  const { setValue, trigger, getFieldState } = useFormContext()
  return (values: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(values)
    for (const name of names) setValue(name, values[name], { shouldDirty: true, shouldTouch: true })
    const groups = names.flatMap((name) => wrongGroups(name, getFieldState))
    void trigger([...names, ...new Set(groups)])
  }
}
