/** Goes to a note on the wall, once it hangs there. */
export function focusNote(id: string): void {
  setTimeout(() =>
    document
      .querySelector<HTMLElement>(`article[data-note="${CSS.escape(id)}"] :is(h1, h2) a`)
      ?.focus(),
  )
}

/** The id of the note that has the focus. */
export function focusedNote(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('article[data-note]')?.dataset.note
}
