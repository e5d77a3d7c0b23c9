/** Something with a name that somebody has opened: a record, a mail, a note. */
export interface Recent {
  /** Path and query; without what only says where it was opened from. */
  address: string
  name: string
  /** The title of the screen that shows it. */
  title: string
}

let keep: ((opened: Recent) => void) | null = null

/** Says that something with a name is shown at the present address. */
export function addRecent({ name, title }: Omit<Recent, 'address'>): void {
  if (!keep) return
  const { pathname, search } = location
  const params = new URLSearchParams(search)
  params.delete('from')
  params.delete('tab')
  keep({ address: pathname + (params.size > 0 ? `?${params.toString()}` : ''), name, title })
}

/** Who keeps what is opened. */
export function onRecent(keeper: (opened: Recent) => void): void {
  keep = keeper
}
