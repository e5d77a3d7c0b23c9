import type { FieldValues } from 'react-hook-form'
import { FormBody } from './FormBody'
import type { FormProps } from './formProps'
import { useFormOwner } from './useFormOwner'

export type { Attempt } from './formMachine'
export { defineForm, type FormOf } from './defineForm'
export type { BoundField } from './FormField'
export type { FormProps } from './formProps'
export type { Issue, SayIssue } from './issueWords'

/**
 * A form over the contract of what it writes (decision 0012). It never loses what was typed: it is kept as a draft, whatever
 * the server says of it. Each refusal stands at its field; what came of an unclear answer is found out by sending it again,
 * under the same key.
 */
export function Form<Values extends FieldValues, Body, Answer>(
  props: FormProps<Values, Body, Answer>,
) {
  const owner = useFormOwner()
  // What is kept is somebody's: it opens once it is known whose.
  if (props.draft !== undefined && owner === '') return null
  // Another record, or another user, is another form.
  return <FormBody key={`${owner} ${props.draft ?? ''}`} {...props} />
}
