import { refuse, type Refusal } from '@console/sample'

/** Seconds after which a write may be tried again while the disk is full. */
const retryAfter = 30

/** Size in bytes of what is written to find out whether a full disk has room again. */
export const probeBytes = 64 * 1024

/** Refusal of every write, and of `/health`, while the disk is full. */
export function diskFull(): Refusal {
  return refuse(503, 'server_error', 'server.disk_full', { retryAfter })
}
