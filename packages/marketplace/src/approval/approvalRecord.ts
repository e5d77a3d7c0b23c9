import { ApprovalBanners } from './ApprovalBanners'
import { ApprovalClock } from './ApprovalClock'
import { ApprovalSide } from './ApprovalSide'

/** Configuration shared by all records that need approval: `defineRecord()({ ...approvalRecord, … })`. */
export const approvalRecord = {
  status: ApprovalClock,
  banners: ApprovalBanners,
  side: ApprovalSide,
} as const
