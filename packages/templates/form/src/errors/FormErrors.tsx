import type { ApiError } from '@console/core/api'
import { useFormats, useSay } from '@console/core/i18n'
import { useContext } from 'react'
import { fieldFor, inOrderOfFields, labelOf } from '../fields/fieldPlaces'
import { ErrorSummary, type FormError } from '../writing/ErrorSummary'
import { FormPlaceContext } from '../writing/FormPlace'
import { nameOf } from './formErrors'
import { wordsOfFormRefusal } from './troubleWords'

export interface FormErrorsProps {
  /** The form on the page; null before it is drawn. */
  root: HTMLElement | null
  /** All that is wrong with what is written. */
  errors: readonly FormError[]
  /** What the server found fault with; null where it did not. */
  refusal: ApiError | null
  /** One wanted to send it, or to go on in it. */
  isTried: boolean
  /** In a short form what is wrong is in sight. */
  isShort: boolean
  /** Goes to a field. */
  onPress: (field: string) => void
}

/** Above a form: all that is wrong with it, in the order of its fields, and what the server says of what it has no field for. */
export function FormErrors({ root, errors, refusal, isTried, isShort, onPress }: FormErrorsProps) {
  const say = useSay()
  const formats = useFormats()
  const kinds = useContext(FormPlaceContext)?.kinds
  const fieldOf = (name: string) => root && fieldFor(root, name)

  /** With the name of its field, which is not beside it here. Of what has no field nobody would know what it is about. */
  function named({ field, message }: FormError): FormError {
    const found = fieldOf(field)
    const label = root && found && labelOf(root, found)
    if (found === null && field !== '') return { field: '', message: say('form:form.error.unseen') }
    return {
      field,
      message: label ? say('form:form.error.of', { field: label, message }) : message,
    }
  }

  const others = (refusal?.fields ?? [])
    .map(({ pointer, message }) => ({ field: nameOf(pointer), message }))
    .filter(({ field }) => root !== null && fieldOf(field) === null)
  const wrong = isTried && !isShort ? errors : []
  const isSaidAtFields = isShort && refusal !== null && refusal.fields.length > others.length
  return (
    <ErrorSummary
      errors={[
        ...(root ? once(inOrderOfFields(root, wrong).map(named)) : wrong),
        ...(isTried ? others : []),
      ]}
      refusal={refusal && !isSaidAtFields ? wordsOfFormRefusal(refusal, say, formats, kinds) : null}
      hasField={(field) => fieldOf(field) !== null}
      onPress={(field) => {
        const found = fieldOf(field)
        if (found) onPress(found)
      }}
    />
  )
}

/** Each of these once: what has no field is not told apart. */
function once(errors: readonly FormError[]): FormError[] {
  return [...new Map(errors.map((each) => [`${each.field} ${each.message}`, each])).values()]
}
