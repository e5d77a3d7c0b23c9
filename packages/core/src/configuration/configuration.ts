import * as z from 'zod/mini'

const address = z.union([
  z.url({ protocol: /^https?$/ }),
  z.string().check(z.regex(/^\/(?![/\\])\S*$/)),
])

/**
 * `config.json` beside index.html: what one build needs to know of the place it runs in.
 * Specification 7: three base addresses. Each is an absolute http(s) address or a path of this host.
 */
export const configuration = z.object({
  addresses: z.object({
    /** The business API: sign-in, queues, businesses, products, orders. */
    business: z._default(address, '/api/business'),
    /** The second base on the same host: Afya catalogue, imports, media. */
    catalogue: z._default(address, '/api/catalogue'),
    /** The gateway on its own port: everything that moves or counts money. */
    gateway: z._default(address, '/api/gateway'),
  }),
  /** `all`: the sample backend inside the browser answers every call, where the build carries it. */
  sampleBackend: z._default(z.enum(['none', 'all']), 'none'),
})

/** The runtime configuration, parsed. */
export type Configuration = z.infer<typeof configuration>

/** One of the three base addresses. */
export type Base = keyof Configuration['addresses']
