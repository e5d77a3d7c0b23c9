/**
 * The browser asks before the page is left, until the returned function is called: what has not been sent by then never would
 * be.
 */
export function holdPage(): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}
