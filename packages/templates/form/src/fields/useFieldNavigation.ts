import { useEffect, useState } from 'react'
import { fieldFor, focusField, inOrderOfFields } from '../writing/fieldPlaces'

/** Navigation to the fields of a form. */
export interface FieldNavigation {
  /** Moves to a field, in any step. */
  goToField: (field: string) => void
  /** Moves to the field of the first of these errors. */
  goToFirst: (errors: readonly { field: string }[]) => void
}

/**
 * Navigates to the fields of a form.
 * @param root form element; null before it is rendered
 * @param stage current step of a multi-step form, which shows a field of any step
 */
export function useFieldNavigation(
  root: HTMLElement | null,
  stage: { onReach: (field: string) => void } | undefined,
): FieldNavigation {
  /** Field that receives focus once it is rendered. */
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
