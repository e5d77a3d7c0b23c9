/**
 * A ref for an element that scrolls its only child. While there is something to scroll the element carries
 * `data-overflowing` and takes the focus, so that the arrow keys scroll it where nothing inside can be focused.
 */
export function watchOverflow(element: HTMLElement | null) {
  if (!element?.firstElementChild) return
  const observer = new ResizeObserver(() => {
    const isOverflowing = element.scrollHeight > element.clientHeight
    element.toggleAttribute('data-overflowing', isOverflowing)
    if (isOverflowing) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
  observer.observe(element)
  observer.observe(element.firstElementChild)
  return () => observer.disconnect()
}
