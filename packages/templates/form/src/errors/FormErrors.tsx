import type { ApiError } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useContext } from 'react'
import { fieldFor, inOrderOfFields, labelOf } from '../writing/fieldPlaces'
import { ErrorSummary, type FormError } from '../writing/ErrorSummary'
import { FormPlaceContext } from '../writing/FormPlace'
import { nameOf } from './formErrors'
import { formRefusalText } from './errorTexts'

export interface FormErrorsProps {
  /** Form element; null before it is rendered. */
  root: HTMLElement | null
  /** All errors of the input. */
  errors: readonly FormError[]
  /** Server's validation errors; null without any. */
  refusal: ApiError | null
  /** Set after an attempt to submit or to continue. */
  isTried: boolean
  /** Set for a short form, whose errors are all visible. */
  isShort: boolean
  onPress: (field: string) => void
}

/** Error summary above a form: all errors in the order of its fields, and the server's errors without a field. */
export function FormErrors({ root, errors, refusal, isTried, isShort, onPress }: FormErrorsProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const workflows = useContext(FormPlaceContext)?.workflows
  const fieldOf = (name: string) => root && fieldFor(root, name)

  /** Adds the label of its field, which is not beside it here. An error without a field would be incomprehensible. */
  function named({ field, message }: FormError): FormError {
    const found = fieldOf(field)
    const label = root && found && labelOf(root, found)
    if (found === null && field !== '')
      return { field: '', message: translate('form:form.error.unseen') }
    return {
      field,
      message: label ? translate('form:form.error.of', { field: label, message }) : message,
    }
  }

  const others = (refusal?.fields ?? [])
    .map(({ pointer, message }) => ({ field: nameOf(pointer), message }))
    .filter(({ field }) => root !== null && fieldOf(field) === null)
  const wrong = isTried && !isShort ? errors : []
  const isReportedAtFields = isShort && refusal !== null && refusal.fields.length > others.length
  return (
    <ErrorSummary
      errors={[
        ...(root ? once(inOrderOfFields(root, wrong).map(named)) : wrong),
        ...(isTried ? others : []),
      ]}
      refusal={
        refusal && !isReportedAtFields
          ? formRefusalText(refusal, translate, formats, workflows)
          : null
      }
      hasField={(field) => fieldOf(field) !== null}
      onPress={(field) => {
        const found = fieldOf(field)
        if (found) onPress(found)
      }}
    />
  )
}

/** Removes duplicates: errors without a field look the same. */
function once(errors: readonly FormError[]): FormError[] {
  return [...new Map(errors.map((each) => [`${each.field} ${each.message}`, each])).values()]
}
