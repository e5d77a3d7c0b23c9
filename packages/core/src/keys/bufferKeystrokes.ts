import { useEffect } from 'react'

/** Maximum wait for a form, in milliseconds. After that, keys are the screen's shortcuts again. */
const longest = 20_000

/** Characters typed since a form was requested. */
let typed: string[] = []
let listening: AbortController | null = null

/**
 * Buffers keystrokes after a form was requested: until the focus is in one of its fields, typed characters are stored, and then
 * inserted into that field; in a choice they select. Until then no key triggers anything else. Escape, Tab or a press elsewhere cancel
 * it.
 * @returns cancels it: the form does not open
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
  // Other keys have names, such as `ArrowDown`.
  else if (!/^\w{2,}$/.test(key)) typed.push(key)
}

/** Hands the text over once the focus change is complete. */
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

/** Letters select an option of a choice, as if pressed there. */
function choose(field: Element, keys: readonly string[]) {
  if (!field.matches('[aria-haspopup="listbox"]')) return
  for (const key of keys)
    if (/\S/.test(key)) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Inserts a text at the caret as if typed, so that React handles it. */
function insert(field: TextField, text: string) {
  const at = field.selectionStart ?? field.value.length
  const value = field.value.slice(0, at) + text + field.value.slice(at)
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // Inputs for email and numbers don't expose the caret.
  if (field.selectionStart !== null) field.setSelectionRange(at + text.length, at + text.length)
}

function isText(target: EventTarget | null): target is TextField {
  return (
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type)) ||
    target instanceof HTMLTextAreaElement
  )
}

/**
 * Keeps what is typed for a form that was asked for (`bufferKeystrokes`), until it has the focus.
 * @param isAsked a form was asked for, or is open; false for what has no field to write in
 */
export function useBufferedKeystrokes(isAsked: boolean): void {
  useEffect(() => (isAsked ? bufferKeystrokes() : undefined), [isAsked])
}
