/**
 * A key for one write, which the server does once however often it is sent: 128 random bits. `crypto.randomUUID` is missing
 * where the console is not served over https.
 */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
