import type { Files, SampleEnvironment } from '@console/sample'
import type { Secrets } from './accounts'

/** An open database that stores the sample data from now on. */
export interface OpenedDatabase {
  secrets: Secrets
  files: Files
  inTurn: SampleEnvironment['inTurn']
  /**
   * Checks that the server can read and write its stored data, for `/health`.
   * @throws Refusal 503 when it cannot
   */
  check(): void | Promise<void>
  close(): Promise<void>
}
