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

const isShown = (element: Element) => element.closest('[aria-hidden="true"]') === null

/**
 * The name of a field as it is read, with the group it is in: `Title › English`; null where it has none. The label of a choice or of
 * a date is no `<label>`: the only one there is that of the select that react-aria hides.
 */
export function labelOf(form: HTMLElement, field: string): string | null {
  const place = placesIn(form).find(({ dataset }) => dataset.field === field)
  const labels = [...(place?.querySelectorAll('[data-label], label, legend') ?? [])]
  const label = labels.find(isShown)
  if (!place || !label) return null
  const group = place.parentElement?.closest('fieldset')
  const legend = group && form.contains(group) ? group.querySelector(':scope > legend') : null
  const names = [legend, label].flatMap((each) => (each ? [wordsOf(each)] : []))
  return names.filter((name) => name !== '').join(' › ')
}

/** Without the mark of a field that must be filled, however deep it stands. */
function wordsOf(label: Element): string {
  const words = label.cloneNode(true) as Element
  for (const mark of words.querySelectorAll('[aria-hidden="true"]')) mark.remove()
  return words.textContent.trim()
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

/** Where something is written or chosen; not what only stands behind a component for the browser. */
const control =
  ':is(input:not([type="hidden"]), textarea, select, [role="spinbutton"], [role="textbox"]):not(:disabled, [aria-hidden="true"] *)'

const marked = ':is([aria-required="true"], [data-required], :required):not([aria-hidden="true"] *)'

/**
 * Goes where one begins in a form: to the first field that must be filled and is empty, else to the first that must be filled, else to the
 * first of all. The focus stays where it is in the form already.
 */
export function focusToWrite(form: HTMLElement): void {
  if (form.contains(document.activeElement)) return
  const places = placesIn(form).filter(
    (place) => place.checkVisibility({ visibilityProperty: true }) && targetIn(place) !== null,
  )
  const required = places.filter((place) => place.matches(marked) || place.querySelector(marked))
  const first = required.find(isEmptyPlace) ?? required[0] ?? places[0]
  if (first) targetIn(first)?.focus({ preventScroll: true })
}

function isEmptyPlace(place: HTMLElement): boolean {
  if (place.querySelector('[data-placeholder]')) return true
  const controls = [...place.querySelectorAll<HTMLInputElement>(control)]
  const choices = controls.filter(({ type }) => type === 'radio' || type === 'checkbox')
  if (choices.length > 0) return !choices.some(({ checked }) => checked)
  return controls.some(({ value }) => value === '')
}

/** Goes to a field: to what of it is wrong, else to what is chosen or written in it, else to its button. */
export function focusField(form: HTMLElement, name: string): void {
  const place = placesIn(form).find(({ dataset }) => dataset.field === name)
  const wrong = place?.querySelector<HTMLElement>(
    ':is(input, textarea, select, [role="textbox"])[aria-invalid="true"]',
  )
  ;(wrong ?? (place && targetIn(place)))?.focus()
}

/** In a group of radio buttons the checked one: an arrow key chooses from there. Of a date its first empty part. */
function targetIn(place: HTMLElement): HTMLElement | null {
  return (
    place.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    place.querySelector<HTMLElement>('[role="spinbutton"][data-placeholder]') ??
    place.querySelector<HTMLElement>(control) ??
    place.querySelector<HTMLElement>('button:not(:disabled)')
  )
}
