/** A type of records of the sample database. The store does not know their shape. */
export interface Entity<Row extends { version: number }> {
  /** Unique name under which its changes are stored: the `id` of the domain's resource, if it has one. */
  name: string
  /** Rows of the seed, created on first use; never to be changed. */
  seed: () => readonly Row[]
  /** Field that identifies its records. */
  token: keyof Row & string
}

/** Token that identifies a record of an entity. */
export function tokenIn<Row extends { version: number }>(
  { token }: Pick<Entity<Row>, 'token'>,
  record: Row,
): string {
  return String(record[token])
}
