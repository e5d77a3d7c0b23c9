/** Tells at once, and whenever it changes, whether the network can be reached. Returns what ends it. */
export type WatchNetwork = (onChange: (isOnline: boolean) => void) => () => void

/** The browser's own knowledge: without a network it is certain, with one the server may still be out of reach. */
export const watchBrowser: WatchNetwork = (onChange) => {
  const tell = () => onChange(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
