/** A named thing that a user has opened: a record, a mail, a note. */
export interface Recent {
  /** Path and query; without parameters that only say where it was opened from. */
  address: string
  name: string
  /** The title of the screen that shows it. */
  title: string
}

let save: ((opened: Recent) => void) | null = null

/** Reports that a named thing is shown at the current address. */
export function addRecent({ name, title }: Omit<Recent, 'address'>): void {
  if (!save) return
  const { pathname, search } = location
  const params = new URLSearchParams(search)
  params.delete('from')
  params.delete('tab')
  save({ address: pathname + (params.size > 0 ? `?${params.toString()}` : ''), name, title })
}

/** Sets the handler that stores opened records. */
export function onRecent(listener: (opened: Recent) => void): void {
  save = listener
}
