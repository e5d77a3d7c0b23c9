import { type Configuration, configuration } from './configuration'
import { place } from './fetchConfiguration'

type ConfigurationFault = 'missing' | 'broken' | 'insecure'

/**
 * Reason why the console cannot start: `config.json` is missing, is no JSON or has another shape (`broken`), or an https page
 * would have to call an http address, which browsers refuse (`insecure`).
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  readonly reason: ConfigurationFault

  constructor(reason: ConfigurationFault, message: string) {
    super(message)
    this.reason = reason
  }
}

/**
 * Reads `config.json`.
 * @param protocol protocol of the page: `location.protocol`
 * @throws ConfigurationError `missing` when it cannot be fetched, `broken` when it cannot be parsed, `insecure` when the browser
 * would refuse its addresses; the message names the place.
 */
export async function readConfiguration(
  fetched: Promise<Response>,
  protocol: string,
): Promise<Configuration> {
  let answer: Response
  try {
    answer = await fetched
  } catch {
    throw new ConfigurationError('missing', `${place} could not be fetched`)
  }
  if (!answer.ok) throw new ConfigurationError('missing', `${place}: ${answer.status}`)
  let content: unknown
  try {
    content = await answer.json()
  } catch (error) {
    // The body may still be loading at the time-out.
    if (error instanceof Error && error.name === 'AbortError')
      throw new ConfigurationError('missing', `${place} did not arrive in time`)
    throw new ConfigurationError('broken', `${place} is not JSON`)
  }
  const parsed = configuration.safeParse(content)
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.join('.') || '(whole)').join(', ')
    throw new ConfigurationError('broken', `${place}: ${where}`)
  }
  const insecure = Object.entries(parsed.data.addresses).filter(
    ([, address]) => protocol === 'https:' && isInsecure(address),
  )
  if (insecure.length > 0) {
    const where = insecure.map(([base, address]) => `addresses.${base} (${address})`).join(', ')
    throw new ConfigurationError('insecure', `${place}: ${where}`)
  }
  return parsed.data
}

/** Checks whether an https page may not call it. Browsers make an exception for the local machine. */
function isInsecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
