import { type FieldsetHTMLAttributes, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { describedBy, FieldNotes, type FieldTexts, Required } from './Field'

export interface FieldSetProps
  extends
    FieldTexts,
    Pick<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      'role' | 'disabled' | 'aria-required' | 'aria-invalid'
    > {
  /** Called when the focus has left the group. */
  onBlur?: () => void
  children: ReactNode
}

/** Several controls under one label, with shared help and error. */
export function FieldSet({
  label,
  description,
  errorMessage,
  isRequired = false,
  onBlur,
  children,
  ...rest
}: FieldSetProps) {
  const id = useId()
  return (
    <Root
      {...rest}
      aria-describedby={describedBy(id, { description, errorMessage })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <legend>
        {label}
        {isRequired ? <Required aria-hidden>*</Required> : null}
      </legend>
      {children}
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </Root>
  )
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  text-align: start;

  legend {
    padding: 0 0 ${theme.space[1]};
    color: ${theme.color.text};
    font: 600 ${theme.text.md}/1.4 ${theme.font.family};
  }
`
