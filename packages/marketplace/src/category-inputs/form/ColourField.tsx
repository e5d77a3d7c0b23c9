import { TextField, type TextFieldProps, theme } from '@console/ui'
import styled from 'styled-components'

interface ColourFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** Six hexadecimal digits, `#2457d6`; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** Label of the browser's colour picker. */
  pickLabel: string
}

/** Colour field with a text input and the browser's colour picker. */
export function ColourField({ value, onChange, pickLabel, ...field }: ColourFieldProps) {
  const isColour = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <TextField
      {...field}
      dir="ltr"
      placeholder="#000000"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(text) => onChange(text.trim())}
      action={
        <Swatch
          type="color"
          aria-label={pickLabel}
          data-empty={!isColour || undefined}
          value={isColour ? value.toLowerCase() : '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}

const Swatch = styled.input`
  flex: none;
  inline-size: 28px;
  block-size: 24px;
  margin-inline-end: ${theme.space[1]};
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: none;
  cursor: pointer;

  &[data-empty] {
    opacity: 0.4;
  }
`
