/** Focuses a note on the wall, once it is drawn. */
export function focusNote(id: string): void {
  setTimeout(() =>
    document
      .querySelector<HTMLElement>(`article[data-note="${CSS.escape(id)}"] :is(h1, h2) a`)
      ?.focus(),
  )
}

/** Id of the focused note. */
export function focusedNote(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('article[data-note]')?.dataset.note
}
