/** Where a form's fields are on the page: each stands in an element with its name in `data-field`. */
function placesIn(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')]
}

/**
 * The field that holds the value of a name, or what the value is part of: `price` for `price.amount`. Null where the form has
 * none.
 */
export function fieldFor(form: HTMLElement, name: string): string | null {
  const names = new Set(placesIn(form).map(({ dataset }) => dataset.field))
  for (let part = name; part !== ''; part = part.replace(/(^|\.)[^.]*$/, ''))
    if (names.has(part)) return part
  return null
}

/** What a field is called, as its label says; null where it has none. */
export function labelOf(form: HTMLElement, field: string): string | null {
  const place = placesIn(form).find(({ dataset }) => dataset.field === field)
  const label = place?.querySelector('label, legend')
  if (!label) return null
  // Without the mark of a field that must be filled, however deep it stands.
  const words = label.cloneNode(true) as Element
  for (const mark of words.querySelectorAll('[aria-hidden="true"]')) mark.remove()
  return words.textContent
}

/** In the order in which their fields stand on the page; what has none comes last. */
export function inOrderOfFields<Error extends { field: string }>(
  form: HTMLElement,
  errors: readonly Error[],
): Error[] {
  const order = placesIn(form).map(({ dataset }) => dataset.field)
  const placeOf = ({ field }: Error) => {
    const place = order.indexOf(fieldFor(form, field) ?? undefined)
    return place === -1 ? order.length : place
  }
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Where text is typed, which is in sight. */
const textFields =
  ':is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"])):not([aria-hidden="true"] *)'

/**
 * Goes where one begins to write in a form: to its first text field, else to its first field. The focus stays where it is in the form already.
 */
export function focusToWrite(form: HTMLElement): void {
  if (form.contains(document.activeElement)) return
  const texts = [...form.querySelectorAll<HTMLElement>(textFields)]
  const first = texts.find((field) => field.checkVisibility({ visibilityProperty: true }))
  const name = placesIn(form)[0]?.dataset.field
  if (first) first.focus({ preventScroll: true })
  else if (name !== undefined) focusField(form, name)
}

/** What is written in, of a field; not what only stands behind a component for the browser. */
const written =
  ':is(input, textarea, select, [role="spinbutton"], [role="textbox"]):not([type="hidden"], [aria-hidden="true"] *)'

/** Goes to a field: to what of it is wrong, else to what is written in first, else to its button. */
export function focusField(form: HTMLElement, name: string): void {
  const place = placesIn(form).find(({ dataset }) => dataset.field === name)
  const wrong = place?.querySelector<HTMLElement>(
    ':is(input, textarea, select, [role="textbox"])[aria-invalid="true"]',
  )
  const first =
    place?.querySelector<HTMLElement>(written) ?? place?.querySelector<HTMLElement>('button')
  ;(wrong ?? first)?.focus()
}
