import { useEffect, useState } from 'react'
import type { FormStage } from '../formProps'
import { fieldFor, focusField, inOrderOfFields } from './fieldPlaces'

/** Ways to the fields of a form. */
export interface FieldNavigation {
  /** Goes to a field, in whatever step it stands. */
  goToField: (field: string) => void
  /** Goes to the field of the first of these errors. */
  goToFirst: (errors: readonly { field: string }[]) => void
}

/** @param root the form on the page; null before it is drawn */
export function useFieldNavigation(
  root: HTMLElement | null,
  stage: FormStage | undefined,
): FieldNavigation {
  /** Where the focus goes once it is drawn. */
  const [wanted, setWanted] = useState<{ field: string } | null>(null)
  useEffect(() => {
    if (root && wanted) focusField(root, wanted.field)
  }, [root, wanted])

  function goToField(field: string) {
    stage?.onReach(field)
    setWanted({ field })
  }

  return {
    goToField,
    goToFirst(errors) {
      if (!root) return
      const [first] = inOrderOfFields(root, errors)
      const field = first && fieldFor(root, first.field)
      if (field) goToField(field)
    },
  }
}
