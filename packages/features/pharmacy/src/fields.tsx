import { theme } from '@console/ui'
import styled from 'styled-components'

/** Short fields beside each other, as many as there is room for. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`

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
