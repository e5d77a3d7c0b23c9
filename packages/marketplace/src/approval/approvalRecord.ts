import { ApprovalBanners } from './ApprovalBanners'
import { ApprovalClock } from './ApprovalClock'
import { ApprovalSide } from './ApprovalSide'

/** What the record of everything has that is submitted for approval: `defineRecord()({ ...approvalRecord, … })`. */
export const approvalRecord = {
  status: ApprovalClock,
  banners: ApprovalBanners,
  side: ApprovalSide,
} as const
