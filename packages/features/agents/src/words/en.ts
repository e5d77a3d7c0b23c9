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
  /** Column: where an agent lives. */
  'column.county': 'Home county',
  /** Column: how many of the required documents were sent. */
  'column.documents': 'Documents',
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
  /** How many of the required documents were sent, in a list. */
  'documents.of': '{{sent}} of {{required}}',
  /** Filter and tab: agents not active for 30 days. */
  'filter.inactive': 'Inactive for 30 days',
  /** Filter: agents to whom commission is owed. */
  'filter.outstanding': 'Has outstanding',
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
