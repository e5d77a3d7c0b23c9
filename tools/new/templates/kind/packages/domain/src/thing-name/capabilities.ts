import { type Capability, systemAdmin } from '@console/core/permissions'

/** Who may do what with them beyond opening a screen. */
export const thingNameCapabilities = {
  /** Activates, suspends and reinstates them. */
  decide: { id: 'thingName.decide', roles: systemAdmin },
} as const satisfies Record<string, Capability>
