import * as z from 'zod/mini'

const address = z.union([
  z.url({ protocol: /^https?$/ }),
  z.string().check(z.regex(/^\/(?![/\\])\S*$/)),
])

/**
 * `config.json` beside index.html: settings of a build for the place it runs in.
 * Specification 7: three base addresses, and that of the sample apps. Each is an absolute http(s) address or a path of this host.
 */
export const configuration = z.object({
  addresses: z.object({
    /** The business API: sign-in, queues, businesses, products, orders. */
    business: z._default(address, '/api/business'),
    /** The second base on the same host: Afya catalogue, imports, media. */
    catalogue: z._default(address, '/api/catalogue'),
    /** The gateway on its own port: payments and balances. */
    gateway: z._default(address, '/api/gateway'),
    /** The calls of the sample apps and panels, /api/… on this host (specification 7: answered inside the browser). */
    samples: z._default(address, '/api'),
  }),
  /**
   * Other hosts of pictures and documents, as `https://media.example.com`. The server of the console must also allow them in the
   * Content-Security-Policy (decision 0004): pictures from elsewhere are not fetched.
   */
  pictureHosts: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  /** Opening time of the marketplace, `2027-03-01T06:00:00Z`: the countdown of /pages/coming-soon. Null where it is unknown. */
  opensAt: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  /**
   * Calls that the sample backend in the browser answers, in builds that contain it: none, those of the sample apps and panels,
   * or all.
   */
  sampleBackend: z._default(z.enum(['none', 'samples', 'all']), 'none'),
  /** Scenario that a demonstration server applies to this browser's calls, for example `500`. Empty: none. */
  scenario: z._default(z.string(), ''),
})

/** The runtime configuration, parsed. */
export type Configuration = z.infer<typeof configuration>

/** One of the base addresses. */
export type Base = keyof Configuration['addresses']
