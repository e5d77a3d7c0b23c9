/** Whether an address is a picture itself, of a type that is taken and no larger than it may be. */
export function isPictureData(address: string, maxBytes: number): boolean {
  const [head = '', data = ''] = address.split(',', 2)
  return /^data:image\/(jpeg|png|webp);base64$/.test(head) && data.length * 0.75 <= maxBytes
}
