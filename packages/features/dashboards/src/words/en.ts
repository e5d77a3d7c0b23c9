/** The words of the dashboards in English, their source. */
export const en = {
  /** Analytics: document title and heading of the page. */
  'analytics.title': 'Analytics',
  /** For screen readers: how much less something is than it was; {{number}} is a number or a percentage. @limit: the word is the same for all numbers. */
  'change.less': '{{number}} less',
  /** For screen readers: how much more something is than it was; {{number}} is a number or a percentage. @limit: the word is the same for all numbers. */
  'change.more': '{{number}} more',
  /** Something is as it was. */
  'change.none': 'unchanged',
  /** Where orders come from. */
  'channel.agent': 'Agents',
  /** Where orders come from, and to whom was sold. */
  'channel.b2b': 'Businesses (B2B)',
  /** Where orders come from, and to whom was sold. */
  'channel.b2c': 'Consumers (B2C)',
  /** Where orders come from: the staff have written them down. */
  'channel.manual': 'Written by staff',
  /** Heading of the chart of each day, what was submitted and what was decided. */
  'chart.approvals': 'Submitted and decided',
  /** Column of a table: how many were approved. */
  'chart.approved': 'Approved',
  /** The button that shows a chart in place of its table; {{title}} is the heading over it. */
  'chart.asChart': 'View as chart: {{title}}',
  /** The button that shows a table in place of a chart; {{title}} is the heading over it. */
  'chart.asTable': 'View as table: {{title}}',
  /** Heading of the chart of what waits by category. */
  'chart.categories': 'Waiting, by category',
  /** Column of a table: a category of products and services. */
  'chart.category': 'Category',
  /** Column of a table: of how many changes were asked for. */
  'chart.changesRequested': 'Changes requested',
  /** Column: where orders come from. */
  'chart.channel': 'Channel',
  /** Heading of a chart. */
  'chart.channels': 'Orders by channel',
  /** The button that saves the numbers of a chart; {{title}} is the heading over it. @same */
  'chart.csv': 'CSV: {{title}}',
  /** Column: the code of a currency. */
  'chart.currency': 'Currency',
  /** Column of a table: a day. */
  'chart.day': 'Day',
  /** Name of a series, and column of a table: what was decided. */
  'chart.decided': 'Decided',
  /** In place of a chart of days in which nothing happened. */
  'chart.emptyRange': 'Nothing in these days.',
  /** Column of a table: businesses, products, agents … */
  'chart.kind': 'Kind',
  /** Heading of the chart of decisions by kind of record. */
  'chart.kinds': 'Decisions, by kind',
  /** Chart of reviews: the name of a bar, a number of stars. */
  'chart.ofStars_one': '{{count}} star',
  'chart.ofStars_other': '{{count}} stars',
  /** Heading of the chart of the reviews that wait, by stars. */
  'chart.ratings': 'Reviews waiting, by stars',
  /** Column of a table: how many were rejected. */
  'chart.rejected': 'Rejected',
  /** Column: orders of which something was sent back. */
  'chart.returned': 'With returns',
  /** Heading of a chart. */
  'chart.returns': 'Orders with returns',
  /** Chart of decisions: beside a bar, how many of them were approvals; {{share}} is a percentage. */
  'chart.shareApproved': '{{share}} approved',
  /** Heading: what was sold, for each currency. */
  'chart.sold': 'Completed sales by currency',
  /** Column of a table: from one to five. */
  'chart.stars': 'Stars',
  /** Name of a series, and column of a table: what was submitted. */
  'chart.submitted': 'Submitted',
  /** Column of a table: how many wait. */
  'chart.waiting': 'Waiting',
  /** Column and figure: what completed orders have earned for agents. */
  'commission.agents': 'Earned for agents',
  /** Heading of a table: a row for each currency. */
  'commission.byCurrency': 'Commission by currency',
  /** Column: what administrators have added to what agents earned, or taken off. */
  'commission.byHand': 'Adjusted by hand',
  /** Heading of the chart of what was earned each day; {{currency}} is a code such as KES. */
  'commission.chart': 'Commission earned each day, {{currency}}',
  /** In place of figures: nothing was earned and nothing is owed. */
  'commission.empty': 'Nothing was earned in these days, and nobody is owed anything.',
  /** Column and figure: what agents are owed, whenever they earned it. */
  'commission.owed': 'Owed to agents now',
  /** Below what agents are owed. */
  'commission.owedNote': 'whenever it was earned',
  /** Column and figure: what completed orders have earned for the marketplace. */
  'commission.platform': 'Earned for the marketplace',
  /** Column and figure: what was taken back of commission, for what came back of orders. */
  'commission.takenBack': 'Taken back for returns',
  /** Heading of the commission of a number of days. */
  'commission.title_one': 'Commission, {{count}} day',
  /** Heading of the commission of a number of days. */
  'commission.title_other': 'Commission, {{count}} days',
  /** After it was copied. */
  'error.copied': 'Copied',
  /** Copies the request id of a failed call. */
  'error.copy': 'Copy the request id',
  /** Before the request id of a failed call. */
  'error.requestId': 'Request id',
  /** Below a figure: what it was in as many days before; {{value}} is a number or a time. */
  'figure.before_one': '{{value}} the day before',
  'figure.before_other': '{{value}} in the {{count}} days before',
  /** Figure and column: orders that were completed. */
  'figure.completed': 'Completed',
  /** A figure: how many were approved, rejected or sent back for changes. */
  'figure.decided': 'Decided',
  /** A figure: the time from submission to decision, of which one half took less. */
  'figure.median': 'Median time to decide',
  /** Figure and column: orders that were placed. */
  'figure.placed': 'Placed',
  /** Figure: how many of the orders something was sent back of. */
  'figure.returned': 'Returns rate',
  /** A figure: how many were submitted. */
  'figure.submitted': 'Submitted',
  /** One of the ranges to choose from. */
  'figures.days_one': '{{count}} day',
  'figures.days_other': '{{count}} days',
  /** For screen readers: what the ranges are for. */
  'figures.range': 'Days that the figures are of',
  /** Heading of figures and charts. */
  'figures.title': 'Approvals and reviews',
  /** Heading of the orders of a number of days. */
  'orders.title_one': 'Orders, {{count}} day',
  /** Heading of the orders of a number of days. */
  'orders.title_other': 'Orders, {{count}} days',
  /** What the reader has taken out of the queues today. */
  'own.cleared': 'Cleared by you today',
  /** How long what the reader has cleared today had waited: half of it less. */
  'own.median': 'Median wait',
  /** For screen readers: what the reader has done today. */
  'own.title': 'Your day',
  /** How many of their decisions the reader has taken back today. */
  'own.undone': 'Taken back',
  /** The name of a queue. */
  'queue.agents': 'Agents',
  /** The name of a queue. */
  'queue.businesses': 'Businesses',
  /** The name of a queue. */
  'queue.commission-vouchers': 'Commission vouchers',
  /** The name of a queue. */
  'queue.listings': 'Listings',
  /** The name of a queue. */
  'queue.products': 'Products',
  /** The name of a queue. */
  'queue.return-vouchers': 'Sales returns',
  /** The name of a queue; also a column of a table. */
  'queue.reviews': 'Reviews',
  /** The name of a queue. */
  'queue.service-products': 'Service products',
  /** Column of the queues: what the reader has claimed. */
  'queues.mine': 'Claimed by you',
  /** Column of the queues: when the oldest was submitted. */
  'queues.oldest': 'Oldest',
  /** Column of the queues: how many are past their time. */
  'queues.overdue': 'Overdue',
  /** Column: the name of a queue. */
  'queues.queue': 'Queue',
  /** Column of the queues: how many wait. */
  'queues.waiting': 'Waiting',
  /** Column of the queues: how many more or fewer wait than a week ago. */
  'queues.week': 'Since last week',
  /** Beside a sum; {{change}} is a percentage with its sign. */
  'sample.againstBefore': '{{change}} against the time before',
  /** Column of a table. */
  'sample.campaign': 'Campaign',
  /** Heading of a sample widget. */
  'sample.campaigns': 'Which campaigns bring most?',
  /** Column of a table: against the week before. */
  'sample.change': 'Change',
  /** Column of a table. */
  'sample.clicks': 'Clicks',
  /** Heading of a sample widget: visits that became orders. */
  'sample.conversion': 'Conversion',
  /** Column of a table: clicks that became orders. */
  'sample.conversions': 'Conversions',
  /** Column of a table. */
  'sample.country': 'Country',
  /** Column of a table. */
  'sample.device': 'Device',
  /** A kind of device. */
  'sample.device.desktop': 'Desktop',
  /** A kind of device. */
  'sample.device.mobile': 'Mobile',
  /** A kind of device. @same */
  'sample.device.tablet': 'Tablet',
  /** Heading of a sample widget. */
  'sample.devices': 'Sessions by device',
  /** The sample backend has no widgets: what it means. */
  'sample.empty.message': 'The sample backend answers without any.',
  /** The sample backend has no widgets: heading. */
  'sample.empty.title': 'No sample widgets',
  /** Column of a table: a time of day. */
  'sample.hour': 'From',
  /** Heading of a sample widget: how often something was shown. */
  'sample.impressions': 'Impressions',
  /** Column of a table. */
  'sample.month': 'Month',
  /** Below a figure; {{change}} is a percentage with its sign. */
  'sample.ofTarget': '{{change}} against the target',
  /** Below the heading of the sample widgets. */
  'sample.origin': 'Made up, from the sample backend: none of it is about this marketplace.',
  /** Name of a series. */
  'sample.pageViews': 'Page views',
  /** A range to choose. */
  'sample.range.1Day': '1 day',
  /** A range to choose. */
  'sample.range.1Month': '1 month',
  /** A range to choose. */
  'sample.range.1Week': '1 week',
  /** A range to choose (specification 9). */
  'sample.range.2W': '2 Weeks Ago',
  /** A range to choose (specification 9). */
  'sample.range.DT': 'Today',
  /** A range to choose (specification 9). */
  'sample.range.DY': 'Yesterday',
  /** A range to choose (specification 9). */
  'sample.range.LW': 'Last Week',
  /** A range to choose (specification 9). */
  'sample.range.TW': 'This Week',
  /** Heading of a sample widget. */
  'sample.sales': 'Sales',
  /** Column of a table: a part of all sessions. */
  'sample.share': 'Share',
  /** Column of a table: an hour, a weekday, or a day of the month. */
  'sample.time': 'Time',
  /** Heading of the sample widgets. */
  'sample.title': 'Sample widgets',
  /** Heading of a sample widget. */
  'sample.traffic': 'How many visit, and when?',
  /** Below the sample widgets: some of them could not be read. What was wrong stands behind it. */
  'sample.unread':
    'Not shown, because it could not be read: {{number}} of {{total}}. Tell whoever runs this console:',
  /** Heading of a sample widget. */
  'sample.users': 'Where are the users?',
  /** Column of a table. */
  'sample.usersCount': 'Users',
  /** Name of a series. */
  'sample.visitors': 'Visitors',
  /** Heading of a sample widget, and name of a series. */
  'sample.visits': 'Visits',
  /** Heading of a sample widget. */
  'sample.visitsByMonth': 'Visits by month',
  /** Column of a table. */
  'sample.weekday': 'Day of the week',
  /** For screen readers: what is chosen. */
  'sample.year': 'Year',
  /** Commission could not be read: heading. */
  'state.failed.commission': 'Commission could not be read',
  /** The figures could not be read: heading. */
  'state.failed.figures': 'The figures could not be read',
  /** A call failed and nothing can be shown. */
  'state.failed.message':
    'Nothing was changed. Try again; if it stays, give the request id to whoever runs the server.',
  /** The queues could not be read: heading. */
  'state.failed.queues': 'The queues could not be read',
  /** The sample widgets could not be read: heading. */
  'state.failed.widgets': 'The sample widgets could not be read',
  /** The code of the sample widgets could not be fetched. */
  'state.missing.message': 'They are fetched again in a moment, as long as this tab is open.',
  /** No network and nothing to show. */
  'state.offline.message': 'This is read as soon as the network is back.',
  /** No network: heading. */
  'state.offline.title': 'You are offline',
  /** The user's role may not read it. */
  'state.refused.message':
    'Your account may not read them. They are open to the roles SuperAdmin, admin and staff.',
  /** Not allowed: heading. */
  'state.refused.title': 'These figures are not open to you',
  /** The user may not read the sample widgets, whatever the role. */
  'state.refused.widgets': 'The sample backend does not answer your account.',
  /** Tries again after a failure. */
  'state.retry': 'Try again',
  /** A tab of the dashboard: what waits, and how approvals go. */
  'tab.overview': 'Overview',
  /** A tab of the dashboard: the sample widgets. */
  'tab.sample': 'Sample',
  /** Queues, and chart of categories: nothing waits there. */
  'tile.clear': 'Nothing waits',
  /** For screen readers, of a queue: how many of the waiting the reader has claimed. */
  'tile.mine_one': '{{count}} claimed by you',
  'tile.mine_other': '{{count}} claimed by you',
  /** For screen readers, of a queue: how many of the waiting are past their time. */
  'tile.overdue_one': '{{count}} overdue',
  'tile.overdue_other': '{{count}} overdue',
  /** Read after the number of what waits, by screen readers. */
  'tile.waiting_one': 'waiting',
  'tile.waiting_other': 'waiting',
  /** Beside the heading of the queues, when what is shown was read; {{time}} is a time of day. */
  'waiting.asOf': 'As of {{time}}',
  /** Nothing waits anywhere: the sentence below the heading. */
  'waiting.empty.message': 'New submissions appear here the moment they arrive.',
  /** Nothing waits anywhere: heading. */
  'waiting.empty.title': 'Nothing is waiting for you',
  /** A later reading failed, the former is still shown; {{time}} is when it was read. */
  'waiting.old': 'Could not refresh. Shown as of {{time}}.',
  /** The button that reads queues and figures anew. */
  'waiting.refresh': 'Refresh',
  /** Heading of the queues. */
  'waiting.title': 'Waiting for you',
} as const
