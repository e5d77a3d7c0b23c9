/** A text that may be left out: nothing written is none. */
export function optionalText<
  Field extends { value: string | null; onChange: (value: string | null) => void },
>({ value, onChange, ...field }: Field) {
  return {
    ...field,
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  }
}
