declare module '@console/core/i18n' {
  interface MessageCatalogue {
    agents: typeof en
  }
}

/** Agent messages in English, the source of the translations. */
export const en = {
  /** Empty state of the agent queue. */
  'approve.empty': 'No agents to approve. New applications appear here when they’re submitted.',
  /** Title of the queue of agents. */
  'approve.title': 'Agents to approve',
  /** Empty state of the approved agent list. */
  'approved.empty': 'No approved agents yet. Agents appear here once they’re approved.',
  /** Title of the list of approved agents. */
  'approved.title': 'Approved agents',
  /** Column: photo, name and number of an agent. */
  'column.agent': 'Agent',
  /** CSV column: agent number. */
  'column.agentNo': 'Agent number',
  /** Column: home county of an agent. */
  'column.county': 'Home county',
  /** Column: documents sent of those required. */
  'column.documents': 'Documents',
  /** CSV column: number of required documents. */
  'column.documentsRequired': 'Documents required',
  /** CSV column: number of required documents sent. */
  'column.documentsSent': 'Documents sent',
  /** Column: commission in the last 30 days, by currency. */
  'column.earned30d': 'Earned, 30 days',
  /** Column: time of an agent’s last activity. */
  'column.lastActive': 'Last active',
  /** Column: orders in the last 30 days. */
  'column.orders30d': 'Orders, 30 days',
  /** Column: unpaid commission, by currency. */
  'column.outstanding': 'Outstanding',
  /** Column: masked phone number. */
  'column.phone': 'Phone',
  /** Column: number of recruited businesses. */
  'column.recruited': 'Recruited',
  /** Column and filter: supervisor of an agent. */
  'column.supervisor': 'Supervisor',
  /** Column and filter: counties of an agent. */
  'column.territory': 'Territory',
  /** Column and filter: tier of an agent. */
  'column.tier': 'Tier',
  /** Column: total commission. */
  'commission.accrued': 'Earned',
  /** Column: currency. */
  'commission.currency': 'Currency',
  /** Column: next action for unpaid commission. */
  'commission.next': 'Next',
  /** Empty state of the commission. */
  'commission.none': 'No commission yet.',
  /** Column: paid commission. */
  'commission.paid': 'Paid',
  /** Link to a new voucher for the open commission. */
  'commission.prepare': 'Prepare voucher',
  /** Tab and card: commission of an agent. */
  'commission.title': 'Commission',
  /** Column: vouchers in a currency. */
  'commission.vouchers': 'Vouchers',
  /** Link to the vouchers in a currency. */
  'commission.vouchers.all': 'All vouchers',
  /** Fact: date of first approval. */
  'details.approvedAt': 'Approved',
  /** Card: key facts of a record. */
  'details.title': 'At a glance',
  /** In a list: documents sent of those required. */
  'documents.of': '{{sent}} of {{required}}',
  /** Field of an agent. */
  'field.email': 'Email',
  /** Field of an agent. */
  'field.firstName': 'First name',
  /** Field of an agent and card: identity card or passport. */
  'field.identity': 'Proof of identity',
  /** Field of an agent. */
  'field.lastName': 'Last name',
  /** Field of an agent. */
  'field.photo': 'Photo',
  /** Filter and tab: agents inactive for 30 days. */
  'filter.inactive': 'Inactive for 30 days',
  /** Filter: agents with unpaid commission. */
  'filter.outstanding': 'Commission owed',
  /** Tab and heading: commission ledger. */
  'ledger.title': 'Ledger',
  /** Empty state of the agents in the same counties. */
  'neighbours.none': 'No agents in these counties yet.',
  /** Column: shared counties. */
  'neighbours.shared': 'Shared counties',
  /** Card: approved agents in the same counties. */
  'neighbours.title': 'Agents in the same counties',
  /** Link to a list of orders. */
  'orders.all': 'All orders of this agent',
  /** Empty state of the orders. */
  'orders.none': 'No orders from this agent yet.',
  /** Tab and heading of the latest orders. */
  'orders.title': 'Orders',
  /** Card: personal details of an agent. */
  'profile.title': 'Personal details',
  /** Title of the screen of one agent. */
  'record.title': 'Agent',
  /** Tab of an agent: documents and check results. */
  'tab.checks': 'Documents and checks',
  /** Tab of an agent: profile. */
  'tab.profile': 'Profile',
  /** Fact: current or requested counties of an agent. */
  'territory.counties': 'Counties',
  /** Tier of an agent. */
  'tier.lead': 'Lead',
  /** Tier of an agent. */
  'tier.senior': 'Senior',
  /** Tier of an agent. */
  'tier.standard': 'Standard',
  /** Instead of a time, for something that never happened. */
  'time.never': 'Never',
  /** Tab: everything in this list. */
  'view.all': 'All',
} as const
