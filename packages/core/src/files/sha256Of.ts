/** What tells the bytes of a file from all others (SHA-256), in hexadecimal digits. Browsers do it on safe origins alone. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
