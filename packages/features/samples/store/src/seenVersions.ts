/**
 * Assigns versions to records of a server that has none: counts the changes that this page has seen of each. A later
 * read never has a lower version.
 */
export function createVersions() {
  const seen = new Map<string, { text: string; version: number }>()
  return (id: string, record: object): number => {
    const text = JSON.stringify(record)
    const known = seen.get(id)
    if (known?.text === text) return known.version
    const version = (known?.version ?? 0) + 1
    seen.set(id, { text, version })
    return version
  }
}
