import { createContext, useContext } from 'react'

/** What is said: in words, with the icon of its variant and a cross that closes it (specification 4). */
export interface Notice {
  variant: 'success' | 'warning' | 'error' | 'info'
  /** What happened. */
  title: string
  /** What was kept or what to do, where there is something to say. */
  description?: string
  /** What can be done about it, in a verb: "Undo". Doing it closes the notice. */
  action?: { label: string; onAction: () => void }
  /** Of several notices with the same key, only the latest is shown. */
  key?: string
}

/** How screens say what came of something the reader did. */
export interface Notices {
  /** Specification 4: at the top centre, for 6000 ms; never while it is pointed at or focused. */
  snackbar(notice: Notice): void
}

/** The notices of the surrounding console or story. */
export const NoticesContext = createContext<Notices | null>(null)

/** Says something to the reader. Throws where nothing shows it. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('useNotices needs a NoticesContext around it')
  return notices
}
