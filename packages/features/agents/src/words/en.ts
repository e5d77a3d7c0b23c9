/** The words of agents in English, their source. */
export const en = {
  /** The queue of agents is empty. */
  'approve.empty': 'No agent applications waiting. New ones appear here the moment they are sent.',
  /** Title of the queue of agents. */
  'approve.title': 'Agents to approve',
  /** There is no approved agent. */
  'approved.empty': 'No approved agents yet. They come from the queue.',
  /** Title of the list of approved agents. */
  'approved.title': 'Approved agents',
  /** Column: photo, name and number of an agent. */
  'column.agent': 'Agent',
  /** CSV column: the number of an agent. */
  'column.agentNo': 'Agent number',
  /** Column: where an agent lives. */
  'column.county': 'Home county',
  /** Column: how many of the required documents were sent. */
  'column.documents': 'Documents',
  /** CSV column: how many documents are required. */
  'column.documentsRequired': 'Documents required',
  /** CSV column: how many of the required documents were sent. */
  'column.documentsSent': 'Documents sent',
  /** Column: commission of the last 30 days, by currency. */
  'column.earned30d': 'Earned, 30 days',
  /** Column: when an agent was last active. */
  'column.lastActive': 'Last active',
  /** Column: orders of the last 30 days. */
  'column.orders30d': 'Orders, 30 days',
  /** Column: commission not yet paid, by currency. */
  'column.outstanding': 'Outstanding',
  /** Column: telephone, masked. */
  'column.phone': 'Phone',
  /** Column: how many businesses an agent has brought. */
  'column.recruited': 'Recruited',
  /** Column and filter: who leads an agent. */
  'column.supervisor': 'Supervisor',
  /** Column and filter: counties in which an agent works. */
  'column.territory': 'Territory',
  /** Column and filter: how far an agent has come. */
  'column.tier': 'Tier',
  /** Column: all commission so far. */
  'commission.accrued': 'Earned',
  /** Column: a currency. */
  'commission.currency': 'Currency',
  /** Column: what can be done about what is owed. */
  'commission.next': 'Next',
  /** Where an agent has not earned commission. */
  'commission.none': 'No commission yet.',
  /** Column: commission that was paid. */
  'commission.paid': 'Paid',
  /** Link: puts what is open on a voucher. */
  'commission.prepare': 'Prepare voucher',
  /** Tab and card: what an agent has earned and is owed. */
  'commission.title': 'Commission',
  /** Column: the vouchers of an agent in a currency. */
  'commission.vouchers': 'Vouchers',
  /** Link to the vouchers of an agent in a currency. */
  'commission.vouchers.all': 'All vouchers',
  /** How many of the required documents were sent, in a list. */
  'documents.of': '{{sent}} of {{required}}',
  /** Fact: when an agent was first approved. */
  'facts.approvedAt': 'Approved',
  /** Card: what one reads first of a record. */
  'facts.title': 'At a glance',
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
  /** Filter and tab: agents not active for 30 days. */
  'filter.inactive': 'Inactive for 30 days',
  /** Filter: agents to whom commission is owed. */
  'filter.outstanding': 'Has outstanding',
  /** Tab and heading: the lines of the ledger of commission. */
  'ledger.title': 'Ledger',
  /** Where nobody works in the same counties. */
  'neighbours.none': 'Nobody works there yet.',
  /** Column: counties in which both work. */
  'neighbours.shared': 'Shared counties',
  /** Card: approved agents in the same counties. */
  'neighbours.title': 'Who works there already',
  /** Link to a list of orders. */
  'orders.all': 'All orders of this agent',
  /** Where an agent has brought no order. */
  'orders.none': 'This agent has brought no order yet.',
  /** Tab and heading of the latest orders. */
  'orders.title': 'Orders',
  /** Card: who an agent is. */
  'profile.title': 'Person',
  /** Title of the screen of one agent. */
  'record.title': 'Agent',
  /** Tab of an agent: what was sent in, and what the checks found. */
  'tab.checks': 'Documents and checks',
  /** Tab of an agent: who the agent is. */
  'tab.profile': 'Profile',
  /** Fact: counties in which an agent works, or asks to. */
  'territory.counties': 'Counties',
  /** Tier of an agent. */
  'tier.lead': 'Lead',
  /** Tier of an agent. */
  'tier.senior': 'Senior',
  /** Tier of an agent. */
  'tier.standard': 'Standard',
  /** In place of a time, for what never happened. */
  'time.never': 'Never',
  /** Tab: everything in this list. */
  'view.all': 'All',
} as const
