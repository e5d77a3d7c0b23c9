/** Elements of a form's fields: each is in an element with its name in `data-field`. */
function placesIn(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')]
}

/** Field of a named value, or of the value that contains it: `price` for `price.amount`. Null when the form has none. */
export function fieldFor(form: HTMLElement, name: string): string | null {
  const names = new Set(placesIn(form).map(({ dataset }) => dataset.field))
  for (let part = name; part !== ''; part = part.replace(/(^|\.)[^.]*$/, ''))
    if (names.has(part)) return part
  return null
}

const isShown = (element: Element) => element.closest('[aria-hidden="true"]') === null

/**
 * Accessible label of a field with its group: `Title › English`; null without one. The label of a choice or of a date is no
 * `<label>`: the only one belongs to the select that react-aria hides.
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

/** Text without the mark of a required field, however deep it is. */
function wordsOf(label: Element): string {
  const words = label.cloneNode(true) as Element
  for (const mark of words.querySelectorAll('[aria-hidden="true"]')) mark.remove()
  return words.textContent.trim()
}

/** Sorts errors by the position of their fields on the page; those without a field come last. */
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

/** Selector of visible controls; not of hidden inputs that a component adds for the browser. */
const control =
  ':is(input:not([type="hidden"]), textarea, select, [role="spinbutton"], [role="textbox"]):not(:disabled, [aria-hidden="true"] *)'

const marked = ':is([aria-required="true"], [data-required], :required):not([aria-hidden="true"] *)'

/**
 * Focuses the start of a form: the first required empty field, else the first required one, else the first of all. Focus that is
 * already in the form stays.
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

/** Focuses a field: its invalid part, else its control, else its button. */
export function focusField(form: HTMLElement, name: string): void {
  const place = placesIn(form).find(({ dataset }) => dataset.field === name)
  const wrong = place?.querySelector<HTMLElement>(
    ':is(input, textarea, select, [role="textbox"])[aria-invalid="true"]',
  )
  ;(wrong ?? (place && targetIn(place)))?.focus()
}

/** Focus target: the checked button of a radio group, from which arrow keys select; the first empty part of a date. */
function targetIn(place: HTMLElement): HTMLElement | null {
  return (
    place.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    place.querySelector<HTMLElement>('[role="spinbutton"][data-placeholder]') ??
    place.querySelector<HTMLElement>(control) ??
    place.querySelector<HTMLElement>('button:not(:disabled)')
  )
}
