import type { Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0026). */
export const shopSettingCapabilities = {
  /** Edits the settings of the shop; every operator can read them. */
  edit: { id: 'shop.edit', roles: ['SuperAdmin'] },
} as const satisfies Record<string, Capability>
