/** How long is waited for a form, in milliseconds. After that, keys again mean what they mean on the screen. */
const longest = 20_000

/** What was typed since a form was asked for, character by character. */
let typed: string[] = []
let listening: AbortController | null = null

/**
 * A form was asked for: from now on until the focus is in one of its fields, typed characters are kept, and go to that field then; in a
 * choice they choose. No key means anything else meanwhile. Escape, Tab or a press elsewhere give it up.
 * @returns gives it up: the form does not come
 */
export function bufferKeystrokes(): () => void {
  if (listening || isText(document.activeElement)) return giveUp
  listening = new AbortController()
  const { signal } = listening
  window.addEventListener('keydown', keep, { capture: true, signal })
  window.addEventListener('pointerdown', giveUp, { capture: true, signal })
  window.addEventListener('focusin', insertBuffered, { signal })
  const timer = setTimeout(giveUp, longest)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return giveUp
}

function giveUp() {
  listening?.abort()
  listening = null
  typed = []
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (isText(target) || key === 'Escape' || key === 'Tab') return giveUp()
  if (ctrlKey || metaKey || altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (key === 'Backspace') typed.pop()
  else if (key === 'Enter') typed.push('\n')
  // The others have names, such as `ArrowDown`.
  else if (!/^\w{2,}$/.test(key)) typed.push(key)
}

/** The field has the focus: once whatever put it there is done, it has the text, too. */
function insertBuffered() {
  queueMicrotask(() => {
    const { activeElement } = document
    if (isText(activeElement)) {
      const text = typed.join('')
      giveUp()
      if (text !== '') insert(activeElement, text)
    } else if (activeElement?.closest('form')) {
      const keys = typed
      giveUp()
      choose(activeElement, keys)
    }
  })
}

/** In a choice letters choose, as if they were pressed there. */
function choose(field: Element, keys: readonly string[]) {
  if (!field.matches('[aria-haspopup="listbox"]')) return
  for (const key of keys)
    if (/\S/.test(key)) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** As if it were typed where the cursor stands: React hears of it. */
function insert(field: TextField, text: string) {
  const at = field.selectionStart ?? field.value.length
  const value = field.value.slice(0, at) + text + field.value.slice(at)
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // Fields for addresses and numbers do not tell where the cursor stands.
  if (field.selectionStart !== null) field.setSelectionRange(at + text.length, at + text.length)
}

function isText(target: EventTarget | null): target is TextField {
  return (
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type)) ||
    target instanceof HTMLTextAreaElement
  )
}
