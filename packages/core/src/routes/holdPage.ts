/** Makes the browser warn before the page is left, until the returned function is called: unsent data would be lost. */
export function holdPage(): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}
