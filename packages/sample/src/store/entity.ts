/** A sort of records of the sample world. What its records look like is its own: the store knows none. */
export interface Entity<Row extends { version: number }> {
  /** What its changes are kept under; no other has it. Where the domain has a resource of it, that resource's `id`. */
  name: string
  /** The seed's rows, made when they are first asked for; never to be changed. */
  seed: () => readonly Row[]
  /** The field that tells its records apart. */
  token: keyof Row & string
}

/** The token by which a record of an entity is told apart. */
export function tokenIn<Row extends { version: number }>(
  { token }: Pick<Entity<Row>, 'token'>,
  record: Row,
): string {
  return String(record[token])
}
