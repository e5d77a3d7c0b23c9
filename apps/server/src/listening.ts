import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from './process/StartupError.ts'

/** Address and port of a server. */
export interface Listening {
  /** An address of this machine: `127.0.0.1` admits only this machine, `0.0.0.0` everyone. */
  host: string
  /** From 1 to 65535; 0 takes a free one. */
  port: number
}

/** The address that admits only this machine. */
export const thisMachine = '127.0.0.1'

/**
 * Reads `PORT` (default 4173) and `HOST` (default: this machine alone).
 * @throws StartupError if `PORT` is no port
 */
export function listeningOf({
  PORT: port,
  HOST: host,
}: Readonly<Record<string, string | undefined>>): Listening {
  const number = Number(port || 4173)
  if (!/^\d*$/.test(port ?? '') || number > 65_535)
    throw new StartupError(`PORT is ${port}, which is not a number from 0 to 65535.`)
  return { host: host || thisMachine, port: number }
}

/** @throws StartupError if the address cannot be listened at */
export async function refuseTakenPort({ host, port }: Listening): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw whyNotListening({ host, port }, error)
  } finally {
    probe.close()
  }
}

/** Reason why listening failed, as a sentence. */
export function whyNotListening({ host, port }: Listening, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException
  return new StartupError(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one: PORT=${port === 65_535 ? 4173 : port + 1}`
      : `The server cannot listen at ${host}:${port} (${message}).`,
  )
}
