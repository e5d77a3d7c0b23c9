import type { Log } from './process/log'
import { currentRequest } from './request'

/**
 * Keeps the process alive when something throws outside of a handler: the error is logged with the id of the request that caused it, and that
 * request is answered with 500 or, where its answer has begun, cut off.
 */
export function surviveErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      logError(error, log)
      endCurrentRequest()
    })
}

/** Logs an error with the id of the request that is being answered. */
export function logError(error: unknown, log: Log): void {
  log({ id: currentRequest().id, error: stackOf(error) })
}

/** The text of an error for the log. */
export function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error)
}

/** Answers the current request with 500 if nothing of its answer was sent, and closes its connection otherwise. */
export function endCurrentRequest(): void {
  const { id, response } = currentRequest()
  if (!response || response.writableEnded) return
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': id })
  response.end('Something went wrong on the server.\n')
}
