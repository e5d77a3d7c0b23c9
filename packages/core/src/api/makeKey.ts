/**
 * Generates an idempotency key: 128 random bits. The server executes a write once however often it is sent with the same
 * key. `crypto.randomUUID` is missing where the console is not served over https.
 */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
