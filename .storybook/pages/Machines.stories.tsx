import preview from '../preview'
import { MachinePage } from './machines/MachinePage'

const meta = preview.meta({ component: MachinePage, parameters: { layout: 'fullscreen' } })

export const AfyaProduct = meta.story({
  args: { name: 'afyaProduct', lifecycle: 'afyaLifecycle', record: { status: 'draft' } },
})

export const Approval = meta.story({
  args: { name: 'approval', lifecycle: 'approval', record: { approvalStatus: 'pending' } },
})

export const Autosave = meta.story({ args: { name: 'autosave' } })

export const Bulk = meta.story({ args: { name: 'bulk' } })

export const ChatPanel = meta.story({ args: { name: 'chatPanel' } })

export const CommissionRate = meta.story({
  args: { name: 'commissionRate', lifecycle: 'commissionRate', record: { status: 'draft' } },
})

export const Company = meta.story({
  args: { name: 'company', lifecycle: 'companyLifecycle', record: { status: 'active' } },
})

export const Connectivity = meta.story({ args: { name: 'connectivity' } })

export const Conversation = meta.story({ args: { name: 'conversation' } })

export const Decision = meta.story({ args: { name: 'decision' } })

export const Featured = meta.story({
  args: { name: 'featured', lifecycle: 'featured', record: { featured: null } },
})

export const CommandPalette = meta.story({ args: { name: 'commandPalette' } })

export const Form = meta.story({ args: { name: 'form' } })

export const Import = meta.story({ args: { name: 'import' } })

export const ListingPlan = meta.story({
  args: { name: 'listingPlan', lifecycle: 'planLifecycle', record: { status: 'draft' } },
})

export const MerchantSale = meta.story({
  args: { name: 'merchantSale', lifecycle: 'merchantSale', record: { match: 'unmatched' } },
})

export const Nested = meta.story({ args: { name: 'nested' } })

export const Order = meta.story({
  args: { name: 'order', lifecycle: 'order', record: { status: 'draft' } },
})

export const Outbox = meta.story({ args: { name: 'outbox' } })

export const Panel = meta.story({ args: { name: 'panel' } })

export const Payment = meta.story({
  args: { name: 'payment', lifecycle: 'orderPayment', record: { paymentStatus: 'unpaid' } },
})

export const QuickPanel = meta.story({ args: { name: 'quickPanel' } })

export const Return = meta.story({
  args: { name: 'return', lifecycle: 'returnVoucher', record: { status: 'submitted' } },
})

export const Review = meta.story({
  args: { name: 'review', lifecycle: 'review', record: { status: 'pending' } },
})

export const Sale = meta.story({
  args: { name: 'sale', lifecycle: 'sale', record: { settlement: 'pending' } },
})

export const Session = meta.story({ args: { name: 'session' } })

export const ShopUser = meta.story({
  args: { name: 'shopUser', lifecycle: 'shopUserLifecycle', record: { status: 'unconfirmed' } },
})

export const Shortcuts = meta.story({ args: { name: 'shortcuts' } })

export const StaffMember = meta.story({
  args: { name: 'staffMember', lifecycle: 'staffLifecycle', record: { status: 'invited' } },
})

export const ThemePanel = meta.story({ args: { name: 'themePanel' } })

export const Visibility = meta.story({
  args: { name: 'visibility', lifecycle: 'visibility', record: { visibility: null } },
})

export const Voucher = meta.story({
  args: { name: 'voucher', lifecycle: 'voucher', record: { status: 'draft' } },
})
