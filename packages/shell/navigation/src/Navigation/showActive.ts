/** Scrolls the active item of a navigation into view if necessary. Not `scrollIntoView`, which would move the page as well. */
export function showActive(navigation: HTMLElement): void {
  const item = navigation.querySelector('[aria-current="page"]')
  const scroller = scrollerOf(navigation)
  if (!item || !scroller) return
  const { top, bottom, height } = item.getBoundingClientRect()
  const room = scroller.getBoundingClientRect()
  if (top >= room.top && bottom <= room.bottom) return
  scroller.scrollBy({ top: top - room.top - (room.height - height) / 2 })
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  const { parentElement } = element
  if (!parentElement || parentElement === document.body) return undefined
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? parentElement
    : scrollerOf(parentElement)
}
