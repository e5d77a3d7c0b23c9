import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { fieldRoot } from './fieldStyles'

/** Texts around a field's control. */
export interface FieldTexts {
  label: ReactNode
  /** Permanent help text. */
  description?: ReactNode
  /** Error from the form or the server. Its presence marks the field as invalid. */
  errorMessage?: string
  /** Marks the label; the form checks whether there is a value. */
  isRequired?: boolean
}

export interface FieldProps extends FieldTexts {
  /** The id of the control; the ids of the description and the error message are made from it. */
  id: string
  /** The control itself, with `describedBy` and `aria-invalid`. */
  children: ReactNode
}

/** Ids for a control's `aria-describedby`; undefined where nothing describes it. */
export function describedBy(id: string, { description, errorMessage }: Partial<FieldTexts>) {
  const ids = [description ? `${id}-description` : '', errorMessage ? `${id}-error` : '']
  return ids.filter(Boolean).join(' ') || undefined
}

/** A label above a control, with the help and the error below, which is announced when it appears. */
export function Field({ id, label, isRequired, children, ...notes }: FieldProps) {
  return (
    <Root>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired ? <Required aria-hidden>*</Required> : null}
      </Label>
      {children}
      <FieldNotes id={id} {...notes} />
    </Root>
  )
}

/** The help and the error message below a control. */
export function FieldNotes({
  id,
  description,
  errorMessage,
}: { id: string } & Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description ? <Description id={`${id}-description`}>{description}</Description> : null}
      {/* The live region is mounted before its text; otherwise the text is not announced. */}
      <div id={`${id}-error`} aria-live="polite">
        {errorMessage ? (
          <ErrorMessage>
            <CircleAlert aria-hidden />
            <bdi>{errorMessage}</bdi>
          </ErrorMessage>
        ) : null}
      </div>
    </>
  )
}

/** Mark of a required field. Screen readers get it from the control. */
export const Required = styled.span`
  margin-inline-start: ${theme.space[1]};
  color: ${theme.color.danger};
`

const Root = styled.div`
  ${fieldRoot}
`

/** Label above a control. A form finds it by `data-label`, whatever element it is. */
export const Label = styled.label.attrs<{ 'data-label'?: string }>({ 'data-label': '' })`
  justify-self: start;
  margin-block-end: ${theme.space[1]};
  color: ${theme.color.text};
  font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
`

const Description = styled.div`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
`

const ErrorMessage = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.danger};
  font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: 1.08em;
    block-size: 1.4em;
  }
`
