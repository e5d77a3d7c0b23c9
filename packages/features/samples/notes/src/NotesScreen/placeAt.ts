import { matchPath } from 'react-router-dom'
import type { Note, NoteLabel } from '../contract'
import { paths } from '../paths'

/** Which notes an address shows. */
export type Place =
  | { kind: 'notes' | 'reminders' | 'archive' | 'bin' }
  | { kind: 'label'; label: NoteLabel }

/**
 * Which notes an address shows; undefined where it is none of the screen's. A label is found by its id: its handle is there to be read.
 * @param labels those that there are
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

/** The notes of a place: those that are pinned first, or those that remind soonest where that is what it is about. */
export function notesAt(place: Place, notes: readonly Note[]): readonly Note[] {
  if (place.kind === 'bin') return notes.filter(({ deleted }) => deleted)
  const kept = notes.filter(({ deleted }) => !deleted)
  if (place.kind === 'archive') return pinnedFirst(kept.filter(({ archive }) => archive))
  const live = kept.filter(({ archive }) => !archive)
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
