import type { ServerResponse } from 'node:http'

/** Headers of every answer. The console's page has a wider policy of its own (`console/serverPolicy`). */
const always = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** One year, in seconds. */
const strictTransport = 'max-age=31536000'

/**
 * Sets the security headers. @param isSecure whether the page is reached by https, and is to be reached only that way
 * from now on
 */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
}
