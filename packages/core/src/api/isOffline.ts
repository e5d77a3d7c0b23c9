/** Checks whether the browser is certainly offline: nothing that is sent would arrive. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}
