/** Address of a story in a window of its own, with the values of the toolbars. */
export function frameAddress(id: string, toolbars: Record<string, unknown>): string {
  const globals = Object.entries(toolbars)
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
  return `./iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`
}
