import { createContext, useContext } from 'react'

/** A notice, with the icon of its variant and a close button (specification 4). */
export interface Notice {
  variant: 'success' | 'warning' | 'error' | 'info'
  /** Short title of the event. */
  title: string
  /** Consequence and next step, if any. */
  description?: string
  /** Remedy, as a verb: "Undo". Choosing it closes the notice. */
  action?: { label: string; onAction: () => void }
  /** Of several notices with the same key, only the latest is shown. */
  key?: string
}

/** Shows the results of users' actions. */
export interface Notices {
  /** Specification 4: at the top centre, for 6000 ms; it doesn't expire while hovered or focused. */
  snackbar(notice: Notice): void
}

/** The notices of the surrounding console or story. */
export const NoticesContext = createContext<Notices | null>(null)

/**
 * Returns the notices.
 * @throws where none are provided
 */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('useNotices needs a NoticesContext around it')
  return notices
}
