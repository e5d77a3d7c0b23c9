/** Lets the browser save something as a file. @param name with its ending */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
