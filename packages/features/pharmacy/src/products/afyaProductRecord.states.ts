import type { AfyaStatus } from '@console/domain/afya-product'

/** Stories for each status of a product. */
export const afyaProductStories = {
  draft: 'Draft',
  active: 'Filled',
  withdrawn: 'RegistrationExpired',
  recalled: 'Recalled',
} satisfies Record<AfyaStatus, string>
