import type { Note } from './contract'

/** Name of a note: its title, else the beginning of its text. */
export function nameOf(
  { title, description, checklist }: Pick<Note, 'title' | 'description' | 'checklist'>,
  unnamed: string,
): string {
  const text = title.trim() || description.trim() || (checklist[0]?.text ?? '')
  if (text === '') return unnamed
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
