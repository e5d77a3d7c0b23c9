import type { FieldValues } from 'react-hook-form'
import { FormBody } from './FormBody'
import type { FormProps } from './formProps'
import { useFormKey } from './useFormKey'

/**
 * A form over the contract of what it writes (decision 0012). It never loses what was typed: it is kept as a draft, whatever
 * the server says of it. Each refusal stands at its field; what came of an unclear answer is found out by sending it again,
 * under the same key.
 */
export function Form<Values extends FieldValues, Body, Answer>(
  props: FormProps<Values, Body, Answer>,
) {
  const key = useFormKey(props.draft)
  return key === null ? null : <FormBody key={key} {...props} />
}
