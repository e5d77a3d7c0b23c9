import type { Files, Surroundings } from '@console/sample'
import type { Secrets } from './accounts'

/** A database that was opened and that keeps the world from now on. */
export interface OpenedWorld {
  secrets: Secrets
  files: Files
  inTurn: Surroundings['inTurn']
  /**
   * Whether the server can read and write what it stores, for `/health`.
   * @throws Refusal 503 when it cannot
   */
  check(): void | Promise<void>
  close(): Promise<void>
}
