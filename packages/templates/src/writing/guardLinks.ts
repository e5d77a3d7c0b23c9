/**
 * A press on a link that would leave the page asks first. What opens beside it, and what only moves on the page, leaves
 * nothing.
 * @param ask is given what goes where the reader wanted to go
 * @returns ends it
 */
export function guardLinks(ask: (leave: () => void) => void): () => void {
  let isLeaving = false

  function onClick(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
    const isBeside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || isLeaving || isBeside || link.target === '_blank' || link.download !== '') return
    if (new URL(link.href).origin !== location.origin) return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => {
      isLeaving = true
      link.click()
    })
  }

  // Before React hears of it.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
