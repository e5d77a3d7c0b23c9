/** How many calls are allowed within a period, which begins with the first of them. */
export interface Rate {
  max: number
  minutes: number
}

/** How often an endpoint may be called. Every rate applies; the call over it gets 429. */
export interface CallLimit<Body> {
  /** Calls from one address. */
  byAddress?: Rate
  /** Calls of one account; of an endpoint that is open to everyone, calls about the record in its path. */
  byCaller?: Rate
  /** Calls with the same name in their body, for example an e-mail address. Counted after the body is read. */
  byName?: Rate & { of: (body: Body) => string }
}

/**
 * An e-mail address as limits count it: `Ann+shop1@x.example` and `ann@x.example` reach the same mailbox. Only for counting, since
 * not every provider works so.
 */
export function countedEmail(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
}
