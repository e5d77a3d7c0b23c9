/** The words of the dashboards in English, their source. */
export const en = {
  /** Analytics: below the heading, when what is shown was read; {{time}} is a time of day. */
  'analytics.asOf': 'As of {{time}}',
  /** Analytics, nothing waits anywhere: the sentence below the heading. */
  'analytics.empty.message': 'New submissions appear here the moment they arrive.',
  /** Analytics, nothing waits anywhere: heading. */
  'analytics.empty.title': 'Nothing is waiting for you',
  /** Analytics, the call failed and nothing can be shown. */
  'analytics.failed.message':
    'Nothing was changed. Try again; if it stays, give the request id to whoever runs the server.',
  /** Analytics, the call failed: heading. */
  'analytics.failed.title': 'The queues could not be read',
  /** Analytics, no network and nothing to show. */
  'analytics.offline.message': 'The queues are read as soon as the network is back.',
  /** Analytics, no network: heading. */
  'analytics.offline.title': 'You are offline',
  /** Analytics: a later reading failed, the former is still shown; {{time}} is when it was read. */
  'analytics.old': 'Could not refresh. Shown as of {{time}}.',
  /** Analytics: the button that reads the queues anew. */
  'analytics.refresh': 'Refresh',
  /** Analytics, the user's role may not read the queues. */
  'analytics.refused.message':
    'Your account may not read the queues. They are open to the roles SuperAdmin, admin and staff.',
  /** Analytics, not allowed: heading. */
  'analytics.refused.title': 'These figures are not open to you',
  /** Analytics: tries again after a failure. */
  'analytics.retry': 'Try again',
  /** Analytics: document title and heading of the page. */
  'analytics.title': 'Analytics',
  /** Analytics: heading of the tiles. */
  'analytics.waiting.title': 'Waiting for you',
  /** After it was copied. */
  'error.copied': 'Copied',
  /** Copies the request id of a failed call. */
  'error.copy': 'Copy the request id',
  /** Before the request id of a failed call. */
  'error.requestId': 'Request id',
  /** Tile: a queue. */
  'queue.agents': 'Agents',
  /** Tile: a queue. */
  'queue.businesses': 'Businesses',
  /** Tile: a queue. */
  'queue.commission-vouchers': 'Commission vouchers',
  /** Tile: a queue. */
  'queue.listings': 'Listings',
  /** Tile: a queue. */
  'queue.products': 'Products',
  /** Tile: a queue. */
  'queue.return-vouchers': 'Sales returns',
  /** Tile: a queue. */
  'queue.reviews': 'Reviews',
  /** Tile: a queue. */
  'queue.service-products': 'Service products',
  /** Tile, nothing waits in this queue. */
  'tile.clear': 'Nothing waits',
  /** Tile: how many of the waiting the reader has claimed. */
  'tile.mine_one': '{{count}} claimed by you',
  'tile.mine_other': '{{count}} claimed by you',
  /** Tile: the age of the oldest; {{age}} is a relative time such as "3 days ago". */
  'tile.oldest': 'Oldest submitted {{age}}',
  /** Tile: how many of the waiting are past their time. */
  'tile.overdue_one': '{{count}} overdue',
  'tile.overdue_other': '{{count}} overdue',
  /** Tile, read after its number by screen readers and shown in small. */
  'tile.waiting_one': 'waiting',
  'tile.waiting_other': 'waiting',
} as const
