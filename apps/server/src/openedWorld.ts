import type { Surroundings } from '@console/sample'
import type { Secrets } from './accounts'

/** A database that was opened and that keeps the world from now on. */
export interface OpenedWorld {
  secrets: Secrets
  inTurn: Surroundings['inTurn']
  close(): Promise<void>
}
