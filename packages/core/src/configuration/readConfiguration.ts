import { type Configuration, configuration } from './configuration'
import { place } from './fetchConfiguration'

/** Why the console cannot start: `config.json` is missing, is no JSON, or does not have its shape. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  readonly reason: 'missing' | 'broken'

  constructor(reason: 'missing' | 'broken', message: string) {
    super(message)
    this.reason = reason
  }
}

/**
 * Reads `config.json`.
 * @throws ConfigurationError `missing` when it cannot be fetched, `broken` when it cannot be understood; the message says where.
 */
export async function readConfiguration(fetched: Promise<Response>): Promise<Configuration> {
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
  } catch {
    throw new ConfigurationError('broken', `${place} is not JSON`)
  }
  const parsed = configuration.safeParse(content)
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.join('.') || '(whole)').join(', ')
    throw new ConfigurationError('broken', `${place}: ${where}`)
  }
  return parsed.data
}
