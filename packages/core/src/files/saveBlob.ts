/**
 * Downloads a blob.
 * @param name file name with its extension
 */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
