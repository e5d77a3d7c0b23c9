import type { ServerResponse } from 'node:http'

/** Headers of every answer. A console's page has a wider policy of its own (`console/serverPolicy`). */
const always = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A year, in seconds. */
const strictTransport = 'max-age=31536000'

/** Sets the security headers. @param isSecure whether the page is reached by https, and is from now on by nothing else */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
}
