import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { describedBy, Field, type FieldTexts } from '../Field/Field'
import { bareInput } from '../Field/bareInput'
import { fieldBox } from '../Field/fieldStyles'
import { writeLatinDigits } from '../Field/latinDigits'

export interface TextFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      | 'className'
      | 'style'
      | 'disabled'
      | 'required'
      | 'readOnly'
      | 'children'
      | 'type'
      | 'size'
      | 'onChange'
    >,
    FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  isDisabled?: boolean
  isReadOnly?: boolean
  onChange?: (value: string) => void
  /**
   * A number or a code: Arabic digits become Latin ones as they are typed. Default: true for left-to-right types except
   * passwords.
   */
  isCode?: boolean
  /** Content that sets the width, where its form defines widths. Default: a text. */
  holds?: 'number' | 'amount'
  /** An icon before the text. */
  icon?: ReactNode
  /** A control after the text, such as a button that clears it. */
  action?: ReactNode
}

const writtenLeftToRight = new Set(['email', 'tel', 'url', 'password'])

/**
 * One line of text with label, help and error. The input is native: without `value` it stays uncontrolled, so that text typed
 * before hydration is kept, and `ref` is the input itself, as form libraries expect. Addresses and numbers run left to right
 * but are aligned with the page's lines; `dir` overrides this.
 */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  holds,
  icon,
  action,
  onChange,
  type = 'text',
  dir = writtenLeftToRight.has(type) ? 'ltr' : undefined,
  isCode = dir === 'ltr' && type !== 'password',
  id: givenId,
  ...props
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, description, errorMessage, isRequired }
  return (
    <Field id={id} {...words}>
      <Box
        data-holds={holds}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        {icon ? <Icon aria-hidden>{icon}</Icon> : null}
        <Input
          {...props}
          id={id}
          type={type}
          dir={dir}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy(id, words)}
          onChange={({ target }) => {
            if (isCode) writeLatinDigits(target)
            onChange?.(target.value)
          }}
        />
        {action}
      </Box>
    </Field>
  )
}

const Box = styled.div`
  ${fieldBox}
  &[data-holds='number'] {
    max-inline-size: var(--field-number, none);
  }
  &[data-holds='amount'] {
    max-inline-size: var(--field-amount, none);
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.background};
  }
`

const Icon = styled.span`
  display: flex;
  padding-inline-start: ${theme.space[3]};
  color: ${theme.color.textMuted};
  pointer-events: none;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

const Input = styled.input`
  ${bareInput}
  align-self: stretch;
  padding: 0 ${theme.space[3]};
  border-radius: calc(${theme.radius.control} - 1px);
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  text-align: start;
  text-overflow: ellipsis;

  ${Icon} + & {
    padding-inline-start: ${theme.space[2]};
  }
  ${Box}:dir(rtl) > &[dir='ltr'] {
    text-align: end;
  }
  ${Box}:dir(rtl) > ${Icon} + &[dir='ltr'] {
    padding-inline: ${theme.space[3]} ${theme.space[2]};
  }
  &:disabled {
    cursor: not-allowed;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* A password manager's fill keeps the scheme's colours. */
  &:autofill {
    box-shadow: inset 0 0 0 100px ${theme.color.accentSoft};
    -webkit-text-fill-color: ${theme.color.text};
    caret-color: ${theme.color.text};
  }
  @media (pointer: coarse) {
    /* Below 16 px a phone zooms into the field. */
    font-size: ${theme.text.lg};
  }
`
