import { isolate } from '@console/core/i18n'
import type { PayoutAccount } from './contract'

/** Display name of an account: `M-PESA ••••412`. */
export function accountName({ provider, accountMasked }: PayoutAccount): string {
  return `${isolate(provider)} ${isolate(accountMasked)}`
}
