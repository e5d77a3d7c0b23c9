import { matchPath } from 'react-router-dom'
import type { Note, NoteLabel } from '../contract'
import { paths } from '../paths'

/** Place in the notes: the notes that an address shows. */
export type Place =
  | { kind: 'notes' | 'reminders' | 'archive' | 'bin' }
  | { kind: 'label'; label: NoteLabel }

/**
 * Parses the place of an address; undefined if it is not one of the screen's. A label is found by its id; its handle is
 * for readability only.
 * @param labels all existing labels
 */
export function placeAt(pathname: string, labels: readonly NoteLabel[]): Place | undefined {
  const { id = 'notes', labelId } = matchPath(paths.notes, pathname)?.params ?? {}
  if (id === 'labels') {
    const label = labels.find((each) => String(each.id) === labelId)
    return label && { kind: 'label', label }
  }
  if (labelId !== undefined) return undefined
  if (id === 'notes' || id === 'reminders' || id === 'archive' || id === 'bin') return { kind: id }
  return undefined
}

/** Notes of a place: pinned ones first, or the soonest first among reminders. */
export function notesAt(place: Place, notes: readonly Note[]): readonly Note[] {
  if (place.kind === 'bin') return notes.filter(({ deleted }) => deleted)
  const stored = notes.filter(({ deleted }) => !deleted)
  if (place.kind === 'archive') return pinnedFirst(stored.filter(({ archive }) => archive))
  const live = stored.filter(({ archive }) => !archive)
  switch (place.kind) {
    case 'label':
      return pinnedFirst(live.filter(({ labels }) => labels.includes(place.label.id)))
    case 'reminders':
      return live
        .filter(({ reminder }) => reminder !== null)
        .toSorted((one, other) => (String(one.reminder) < String(other.reminder) ? -1 : 1))
    default:
      return pinnedFirst(live)
  }
}

function pinnedFirst(notes: readonly Note[]): readonly Note[] {
  return notes.toSorted((one, other) => Number(other.pinned ?? false) - Number(one.pinned ?? false))
}
