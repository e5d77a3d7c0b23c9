/** Maximum calls within a period, which begins with the first of them. */
export interface Rate {
  max: number
  minutes: number
}

/** Rate limit of an endpoint. Every rate applies; the call over it gets 429. */
export interface CallLimit<Body> {
  /** Calls from one address. */
  byAddress?: Rate
  /** Calls of one account; for an endpoint that is open to everyone, calls about the record in its path. */
  byCaller?: Rate
  /** Calls with the same name in their body, for example an email address. Counted after the body is read. */
  byName?: Rate & { of: (body: Body) => string }
}

/**
 * Normalizes an email address for limits: `Ann+shop1@x.example` and `ann@x.example` reach the same mailbox. Only for counting,
 * because not every provider works this way.
 */
export function countedEmail(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
}
