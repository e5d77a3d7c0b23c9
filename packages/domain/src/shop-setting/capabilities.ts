import type { Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0026). */
export const shopSettingCapabilities = {
  /** Changes the settings of the shop; every operator reads them. */
  edit: { id: 'shop.edit', roles: ['SuperAdmin'] },
} as const satisfies Record<string, Capability>
