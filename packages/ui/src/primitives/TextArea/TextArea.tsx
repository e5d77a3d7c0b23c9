import { type ComponentProps, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { describedBy, Field, type FieldTexts } from '../Field/Field'
import { fieldBox } from '../Field/fieldStyles'

export interface TextAreaProps
  extends
    Omit<
      ComponentProps<'textarea'>,
      'className' | 'style' | 'disabled' | 'required' | 'readOnly' | 'children' | 'onChange'
    >,
    FieldTexts {
  isDisabled?: boolean
  onChange?: (value: string) => void
  /** Minimum height in lines. Left out: fits the text. */
  rows?: number
  /** Keeps its height and scrolls: the content below doesn't move, however much is pasted. */
  isFixed?: boolean
}

/** Several lines of text with label, help and error. Grows with its text, as far as the window allows. */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  onChange,
  rows,
  isFixed = false,
  id: givenId,
  ...props
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, description, errorMessage, isRequired }
  return (
    <Field id={id} {...words}>
      <Input
        dir="auto"
        {...props}
        id={id}
        rows={rows ?? 3}
        // Where the field grows automatically the browser ignores `rows`: its padding and border are 18 px.
        style={rows === undefined ? undefined : { minBlockSize: `calc(${rows}lh + 18px)` }}
        disabled={isDisabled}
        data-fixed={isFixed || undefined}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={isDisabled || undefined}
        aria-required={isRequired || undefined}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={describedBy(id, words)}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}

const Input = styled.textarea`
  ${fieldBox}
  inline-size: 100%;
  max-inline-size: var(--field-long, none);
  max-block-size: 50dvh;
  padding: ${theme.space[2]} ${theme.space[3]};
  font: 400 ${theme.text.md}/1.5 ${theme.font.family};
  resize: vertical;
  field-sizing: content;

  &[data-fixed] {
    field-sizing: fixed;
  }
  &:dir(ltr),
  &:dir(rtl) {
    text-align: start;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  @media (pointer: coarse) {
    /* Below 16 px a phone zooms into the field. */
    font-size: ${theme.text.lg};
  }
`
