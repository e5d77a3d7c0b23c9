/**
 * Gives records versions, whose server has none: it counts how often this page has seen each of them become another. A record that was
 * read later than another reading never has an older version.
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
