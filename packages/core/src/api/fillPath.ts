/**
 * A path with what stands in it: each `:name` becomes one segment, encoded, so that nothing that comes from an address or a
 * record can lead a call elsewhere.
 * @throws Error for a name without a segment, and for `.`, `..` and nothing, which an address takes for "here" and "above"
 */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/(?<=\/):(\w+)/g, (_, name: string) => {
    const segment = segments[name] ?? ''
    if (/^\.{0,2}$/.test(segment)) throw new Error(`No segment for :${name} in ${path}`)
    return encodeURIComponent(segment)
  })
}
