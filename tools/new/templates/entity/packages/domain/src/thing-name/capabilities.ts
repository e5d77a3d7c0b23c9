import { type Capability, systemAdmin } from '@console/core/permissions'

/** Capabilities beyond opening the screens, with the roles that have them. */
export const thingNameCapabilities = {
  /** Activate, suspend and reinstate. */
  decide: { id: 'thingName.decide', roles: systemAdmin },
} as const satisfies Record<string, Capability>
