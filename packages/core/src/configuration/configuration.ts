import * as z from 'zod/mini'

const address = z.union([
  z.url({ protocol: /^https?$/ }),
  z.string().check(z.regex(/^\/(?![/\\])\S*$/)),
])

/**
 * `config.json` beside index.html: what one build needs to know of the place it runs in.
 * Specification 7: three base addresses, and that of the sample apps. Each is an absolute http(s) address or a path of this host.
 */
export const configuration = z.object({
  addresses: z.object({
    /** The business API: sign-in, queues, businesses, products, orders. */
    business: z._default(address, '/api/business'),
    /** The second base on the same host: Afya catalogue, imports, media. */
    catalogue: z._default(address, '/api/catalogue'),
    /** The gateway on its own port: everything that moves or counts money. */
    gateway: z._default(address, '/api/gateway'),
    /** The calls of the sample apps and panels, /api/… on this host (specification 7: answered inside the browser). */
    samples: z._default(address, '/api'),
  }),
  /**
   * Other hosts that pictures and documents come from, as `https://media.example.com`. The browser is told of them by whoever
   * serves the console, in the Content-Security-Policy (decision 0004): a picture from elsewhere is not fetched.
   */
  pictureHosts: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  /** When the marketplace opens, `2027-03-01T06:00:00Z`: what /pages/coming-soon counts down to. Null where nobody has said. */
  opensAt: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  /**
   * What the sample backend inside the browser answers, where the build carries it: nothing, the calls of the sample apps
   * and panels, or every call.
   */
  sampleBackend: z._default(z.enum(['none', 'samples', 'all']), 'none'),
  /** The scenario that a server for demonstrations applies to this browser's calls, for example `500`. Empty: none. */
  scenario: z._default(z.string(), ''),
})

/** The runtime configuration, parsed. */
export type Configuration = z.infer<typeof configuration>

/** One of the base addresses. */
export type Base = keyof Configuration['addresses']
