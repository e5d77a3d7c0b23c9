import type { FieldValues } from 'react-hook-form'
import { FormBody } from './FormBody'
import type { FormProps } from './formProps'
import { useFormKey } from './useFormKey'

/**
 * Form over the schema of its request body (decision 0012). Input is never lost: it is stored as a draft, whatever the
 * server answers. Each error is shown at its field; a request with an unknown result is resent under the same key.
 */
export function Form<Values extends FieldValues, Body, Answer>(
  props: FormProps<Values, Body, Answer>,
) {
  const key = useFormKey(props.draft)
  return key === null ? null : <FormBody key={key} {...props} />
}
