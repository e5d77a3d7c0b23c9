/** Reports whether an address is a `data:` URL of an accepted picture type within the maximum size. */
export function isPictureData(address: string, maxBytes: number): boolean {
  const [head = '', data = ''] = address.split(',', 2)
  return /^data:image\/(jpeg|png|webp);base64$/.test(head) && data.length * 0.75 <= maxBytes
}
