import { useId } from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts } from '../Field/Field'
import { fieldBox } from '../Field/fieldStyles'
import { lazyPart } from '../Overlay/lazyPart'
import { useLazyPart } from '../Overlay/useLazyPart'

export interface DateFieldProps extends FieldTexts {
  /** A day, `2026-07-01`, or a moment, `2026-07-01T08:30`; empty for none. */
  value: string
  /** Adds a time of day. */
  hasTime?: boolean
  /**
   * Called with a whole day, with an empty text, or with an unfinished day (`isUnfinishedDay`): a part is missing, or there is no such
   * day. Forms refuse these; other owners must not store them.
   */
  onChange: (value: string) => void
  onBlur?: () => void
  /** It is part of an invalid group, whose error is shown elsewhere. */
  isInvalid?: boolean
}

const dateInput = lazyPart(() => import('./DateInput').then((m) => m.DateInput))

function ignore() {
  return undefined
}

/**
 * A day, in the order in which the user's language writes days, whatever the browser's own is: typed in its parts, pasted in any usual
 * form, or chosen in a calendar. Its code is fetched when the first one is drawn; until then its space is reserved.
 */
export function DateField(props: DateFieldProps) {
  const id = useId()
  const Part = useLazyPart(dateInput, true, ignore)
  if (Part) return <Part {...props} />
  const { label, description, errorMessage, isRequired } = props
  return (
    <Field id={id} {...{ label, description, errorMessage, isRequired }}>
      <Place id={id} aria-busy data-has-time={props.hasTime || undefined} />
    </Field>
  )
}

const Place = styled.div`
  ${fieldBox}
  max-inline-size: var(--field-day, none);

  &[data-has-time] {
    max-inline-size: var(--field-moment, none);
  }
`
