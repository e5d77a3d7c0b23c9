/** Tells an uploaded picture, stored as a `data:` URL, from the address of one elsewhere. */
export function isUploaded(address: string): boolean {
  return address.startsWith('data:')
}
