import { TextField, type TextFieldProps } from '@console/ui'
import { useState } from 'react'

interface NamesFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  value: readonly string[]
  onChange: (names: string[]) => void
  onBlur: () => void
}

/** Several names in one line, with commas between them, the Arabic one too. What is typed stays as it is until the field is left. */
export function NamesField({ value, onChange, onBlur, ...field }: NamesFieldProps) {
  const [typed, setTyped] = useState<{ text: string; names: string } | null>(null)
  const names = value.join(', ')
  return (
    <TextField
      {...field}
      // Where the names are others than those that were typed, an old value was put back.
      value={typed?.names === names ? typed.text : names}
      onChange={(text) => {
        const next = text.split(/[,،]/).flatMap((name) => name.trim() || [])
        setTyped({ text, names: next.join(', ') })
        onChange(next)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}
