import type { Files, Surroundings } from '@console/sample'
import type { Secrets } from './accounts'

/** A database that was opened and that keeps the world from now on. */
export interface OpenedWorld {
  secrets: Secrets
  files: Files
  inTurn: Surroundings['inTurn']
  close(): Promise<void>
}
