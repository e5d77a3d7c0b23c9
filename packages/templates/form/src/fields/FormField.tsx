import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { messageIn } from '../errors/formErrors'
import { isEmpty } from '../errors/issueText'
import { fieldsToValidate } from '../errors/fieldsToValidate'

/** Props of a field, except its label. */
export interface BoundField<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  errorMessage: string | undefined
}

export interface FormFieldProps {
  name: string
  children: (field: BoundField<unknown>) => ReactNode
}

/** Field of a form: its value, and its error once the user has left it with content, or has submitted the form. */
export function FormField({ name, children }: FormFieldProps) {
  const { trigger, getFieldState, formState: form } = useFormContext()
  const { field, formState } = useController({ name })
  const errorMessage = messageIn(nestedIn(formState.errors, name))
  return (
    <div data-field={name}>
      {children({
        name,
        value: field.value,
        onChange: (value) => {
          field.onChange(value)
          // An error disappears as soon as it is fixed.
          const wrong = fieldsToValidate(form.errors, [name], getFieldState)
          if (wrong.length > 0) void trigger(wrong)
        },
        // Passing through an empty field is no error.
        onBlur: () => {
          if (!isEmpty(field.value)) field.onBlur()
        },
        errorMessage,
      })}
    </div>
  )
}

function nestedIn(errors: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => (part as never)?.[key], errors)
}
