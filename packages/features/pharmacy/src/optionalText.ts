/** Schema of an optional text: an empty one is null. */
export function optionalText<
  Field extends { value: string | null; onChange: (value: string | null) => void },
>({ value, onChange, ...field }: Field) {
  return {
    ...field,
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  }
}
