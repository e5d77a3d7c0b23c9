import { StartupError } from '../process/StartupError'

/** Checks whether a data location is the address of a PostgreSQL database; otherwise it is a file. */
export function isPostgres(data: string): boolean {
  return /^postgres(ql)?:\/\//.test(data)
}

/** Data location in readable form, without a password. */
export function nameOfLocation(data: string): string {
  if (!isPostgres(data)) return data
  const { host, pathname } = new URL(data)
  return `PostgreSQL at ${host}${pathname}`
}

/**
 * Data location: the option of the command, else `DATABASE_URL`, else `DATA`.
 * @throws StartupError if the address cannot be read
 */
export function dataLocationOf(
  option: string | undefined,
  { DATABASE_URL: url, DATA: file }: Readonly<Record<string, string | undefined>>,
): string {
  if (option === undefined && url && !isPostgres(url))
    throw new StartupError(notRead('DATABASE_URL'))
  if (option === '') throw new StartupError('--data names no file. Name one: --data FILE')
  const data = option ?? (url || file || 'data/console.sqlite')
  if (isPostgres(data) && !URL.canParse(data)) throw new StartupError(notRead('What is named'))
  return data
}

function notRead(what: string): string {
  return `${what} is no address of a PostgreSQL database: postgres://user:password@host:5432/database`
}
