declare module '@console/core/i18n' {
  interface MessageCatalogue {
    dashboards: typeof en
  }
}

/** Dashboard messages in English, the source of the translations. */
export const en = {
  /** Analytics: document title and heading of the page. */
  'analytics.title': 'Analytics',
  /** For screen readers: a decrease; {{number}} is a number or a percentage. @limit: the word is the same for all numbers. */
  'change.less': '{{number}} less',
  /** For screen readers: an increase; {{number}} is a number or a percentage. @limit: the word is the same for all numbers. */
  'change.more': '{{number}} more',
  /** No change. */
  'change.none': 'unchanged',
  /** Order channel. */
  'channel.agent': 'Agents',
  /** Order and sales channel. */
  'channel.b2b': 'Businesses (B2B)',
  /** Order and sales channel. */
  'channel.b2c': 'Consumers (B2C)',
  /** Order channel: orders created by staff. */
  'channel.manual': 'Staff orders',
  /** Heading of the daily chart of submissions and decisions. */
  'chart.approvals': 'Submitted and decided',
  /** Column: number of approvals. */
  'chart.approved': 'Approved',
  /** Button that shows a chart instead of its table; {{title}} is its heading. */
  'chart.asChart': 'View as chart: {{title}}',
  /** Button that shows a table instead of its chart; {{title}} is its heading. */
  'chart.asTable': 'View as table: {{title}}',
  /** Heading of the chart of waiting items by category. */
  'chart.categories': 'Waiting by category',
  /** Column: category of products and services. */
  'chart.category': 'Category',
  /** Column: number of change requests. */
  'chart.changesRequested': 'Changes requested',
  /** Column: order channel. */
  'chart.channel': 'Channel',
  /** Heading of a chart. */
  'chart.channels': 'Orders by channel',
  /** Button that exports the figures of a chart; {{title}} is its heading. @same */
  'chart.csv': 'CSV: {{title}}',
  /** Column: currency code. */
  'chart.currency': 'Currency',
  /** Column: day. */
  'chart.day': 'Day',
  /** Series and column: decisions. */
  'chart.decided': 'Decided',
  /** Empty state of a daily chart. */
  'chart.emptyRange': 'No data for this period.',
  /** Column: kind of record. */
  'chart.kind': 'Kind',
  /** Heading of the chart of decisions by kind of record. */
  'chart.kinds': 'Decisions by kind',
  /** Chart of reviews: bar label. */
  'chart.ofStars_one': '{{count}} star',
  'chart.ofStars_other': '{{count}} stars',
  /** Heading of the chart of waiting reviews by stars. */
  'chart.ratings': 'Waiting reviews by stars',
  /** Column: number of rejections. */
  'chart.rejected': 'Rejected',
  /** Column: orders with returns. */
  'chart.returned': 'With returns',
  /** Heading of a chart. */
  'chart.returns': 'Orders with returns',
  /** Chart of decisions: share of approvals beside a bar; {{share}} is a percentage. */
  'chart.shareApproved': '{{share}} approved',
  /** Heading: sales by currency. */
  'chart.sold': 'Completed sales by currency',
  /** Column: stars, from one to five. */
  'chart.stars': 'Stars',
  /** Series and column: submissions. */
  'chart.submitted': 'Submitted',
  /** Column: number waiting. */
  'chart.waiting': 'Waiting',
  /** Column and figure: agent commission on completed orders. */
  'commission.agents': 'Agent commission',
  /** Heading of the commission table by currency. */
  'commission.byCurrency': 'Commission by currency',
  /** Column: adjustments of agent commission by administrators. */
  'commission.byHand': 'Manual adjustments',
  /** Heading of the daily commission chart; {{currency}} is a code such as KES. */
  'commission.chart': 'Daily commission, {{currency}}',
  /** Empty state of the commission figures. */
  'commission.empty': 'No commission was earned in this period, and nothing is owed.',
  /** Column and figure: total owed to agents. */
  'commission.owed': 'Owed to agents',
  /** Note under the total owed to agents. */
  'commission.owedNote': 'across all periods',
  /** Column and figure: marketplace commission on completed orders. */
  'commission.platform': 'Marketplace commission',
  /** Column and figure: commission reversed because of returns. */
  'commission.takenBack': 'Reversed for returns',
  /** Heading of the commission of a number of days. */
  'commission.title_one': 'Commission, {{count}} day',
  /** Heading of the commission of a number of days. */
  'commission.title_other': 'Commission, {{count}} days',
  /** Copy button after copying. */
  'error.copied': 'Copied',
  /** Button that copies the request ID of a failed call. */
  'error.copy': 'Copy request ID',
  /** Label before the request ID of a failed call. */
  'error.requestId': 'Request ID',
  /** Note under a figure: previous period; {{value}} is a number or a time. */
  'figure.before_one': '{{value}} the previous day',
  'figure.before_other': '{{value}} in the previous {{count}} days',
  /** Figure and column: completed orders. */
  'figure.completed': 'Completed',
  /** Figure: approvals, rejections and change requests. */
  'figure.decided': 'Decided',
  /** Figure: median time from submission to decision. */
  'figure.median': 'Median time to decide',
  /** Figure and column: orders placed. */
  'figure.placed': 'Placed',
  /** Figure: share of orders with returns. */
  'figure.returned': 'Return rate',
  /** Figure: submissions. */
  'figure.submitted': 'Submitted',
  /** One of the ranges to choose from. */
  'figures.days_one': '{{count}} day',
  'figures.days_other': '{{count}} days',
  /** Accessible name of the range choice. */
  'figures.range': 'Date range',
  /** Heading of figures and charts. */
  'figures.title': 'Approvals and reviews',
  /** Heading of the orders of a number of days. */
  'orders.title_one': 'Orders, {{count}} day',
  /** Heading of the orders of a number of days. */
  'orders.title_other': 'Orders, {{count}} days',
  /** Figure: items the reader cleared from the queues today. */
  'own.cleared': 'Cleared by you today',
  /** Figure: median wait of the items the reader cleared today. */
  'own.median': 'Median wait',
  /** Accessible name of the reader’s figures of today. */
  'own.title': 'Your day',
  /** Figure: decisions the reader undid today. */
  'own.undone': 'Undone',
  /** Queue name. */
  'queue.agents': 'Agents',
  /** Queue name. */
  'queue.businesses': 'Businesses',
  /** Queue name. */
  'queue.commission-vouchers': 'Commission vouchers',
  /** Queue name. */
  'queue.listings': 'Listings',
  /** Queue name. */
  'queue.products': 'Products',
  /** Queue name. */
  'queue.return-vouchers': 'Sales returns',
  /** Queue name; also a column. */
  'queue.reviews': 'Reviews',
  /** Queue name. */
  'queue.service-products': 'Service products',
  /** After the change of a queue on a phone, such as “▲ 42 in 7 days”. */
  'queues.inWeek': 'in 7 days',
  /** Queue column: items claimed by the reader. */
  'queues.mine': 'Claimed by you',
  /** Queue column: submission time of the oldest item. */
  'queues.oldest': 'Oldest',
  /** Queue column: number overdue. */
  'queues.overdue': 'Overdue',
  /** Column: the name of a queue. */
  'queues.queue': 'Queue',
  /** Queue column: number waiting. */
  'queues.waiting': 'Waiting',
  /** Queue column: change since last week. */
  'queues.week': 'Since last week',
  /** Note beside a total; {{change}} is a signed percentage. */
  'sample.againstBefore': '{{change}} vs. previous period',
  /** Column. */
  'sample.campaign': 'Campaign',
  /** Heading of a sample widget. */
  'sample.campaigns': 'Top campaigns',
  /** Column: change from the previous week. */
  'sample.change': 'Change',
  /** Column. */
  'sample.clicks': 'Clicks',
  /** Heading of a sample widget: conversion of visits into orders. */
  'sample.conversion': 'Conversion',
  /** Column: conversion of clicks into orders. */
  'sample.conversions': 'Conversions',
  /** Column. */
  'sample.country': 'Country',
  /** Column. */
  'sample.device': 'Device',
  /** A kind of device. */
  'sample.device.desktop': 'Desktop',
  /** A kind of device. */
  'sample.device.mobile': 'Mobile',
  /** A kind of device. @same */
  'sample.device.tablet': 'Tablet',
  /** Heading of a sample widget. */
  'sample.devices': 'Sessions by device',
  /** Message of the empty state of the sample widgets. */
  'sample.empty.message': 'The sample backend returned no widgets.',
  /** Title of the empty state of the sample widgets. */
  'sample.empty.title': 'No sample widgets',
  /** Column: hour of the day. */
  'sample.hour': 'Hour',
  /** Heading of a sample widget: impressions. */
  'sample.impressions': 'Impressions',
  /** Column. */
  'sample.month': 'Month',
  /** Note under a figure; {{change}} is a signed percentage. */
  'sample.ofTarget': '{{change}} vs. target',
  /** Note under the heading of the sample widgets. */
  'sample.origin': 'Made-up data from the sample backend. It isn’t about this marketplace.',
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
  /** Column: share of all sessions. */
  'sample.share': 'Share',
  /** Column: hour, weekday, or day of the month. */
  'sample.time': 'Time',
  /** Heading of the sample widgets. */
  'sample.title': 'Sample widgets',
  /** Heading of a sample widget. */
  'sample.traffic': 'Traffic by time',
  /** Banner under the sample widgets: invalid widgets. The details follow. */
  'sample.unread':
    'Couldn’t load {{number}} of {{total}} widgets. Report these details to the operator of this console:',
  /** Heading of a sample widget. */
  'sample.users': 'Users by country',
  /** Column. */
  'sample.usersCount': 'Users',
  /** Name of a series. */
  'sample.visitors': 'Visitors',
  /** Heading of a sample widget, and name of a series. */
  'sample.visits': 'Visits',
  /** Heading of a sample widget. */
  'sample.visitsByMonth': 'Visits by month',
  /** Column. */
  'sample.weekday': 'Day of the week',
  /** Accessible name of the year choice. */
  'sample.year': 'Year',
  /** Title of the error: commission. */
  'state.failed.commission': 'Couldn’t load commission',
  /** Title of the error: figures. */
  'state.failed.figures': 'Couldn’t load the figures',
  /** Message of the error without data. */
  'state.failed.message':
    'Nothing was changed. Try again. If the problem continues, give the request ID to the operator of the server.',
  /** Title of the error: queues. */
  'state.failed.queues': 'Couldn’t load the queues',
  /** Title of the error: sample widgets. */
  'state.failed.widgets': 'Couldn’t load the sample widgets',
  /** Message of the error: code of the sample widgets not loaded. */
  'state.missing.message': 'We’ll try again in a moment. Keep this tab open.',
  /** Message of the offline state. */
  'state.offline.message': 'This loads when you’re back online.',
  /** Title of the offline state. */
  'state.offline.title': 'You’re offline',
  /** Message of the no-access state. */
  'state.refused.message': 'Only SuperAdmin, admin and staff can view them.',
  /** Title of the no-access state. */
  'state.refused.title': 'You don’t have access to these figures',
  /** Message of the no-access state of the sample widgets. */
  'state.refused.widgets': 'The sample backend doesn’t accept your account.',
  /** Button that retries after a failure. */
  'state.retry': 'Try again',
  /** Dashboard tab: queues and approval figures. */
  'tab.overview': 'Overview',
  /** Dashboard tab: sample widgets. */
  'tab.sample': 'Sample',
  /** Empty state of a queue and of the category chart. */
  'tile.clear': 'All clear',
  /** For screen readers, of a queue: number claimed by the reader. */
  'tile.mine_one': '{{count}} claimed by you',
  'tile.mine_other': '{{count}} claimed by you',
  /** For screen readers, of a queue: number overdue. */
  'tile.overdue_one': '{{count}} overdue',
  'tile.overdue_other': '{{count}} overdue',
  /** For screen readers, after the number of waiting items. */
  'tile.waiting_one': 'waiting',
  'tile.waiting_other': 'waiting',
  /** Load time beside the heading of the queues; {{time}} is a time of day. */
  'waiting.asOf': 'As of {{time}}',
  /** Message of the empty state of all queues. */
  'waiting.empty.message': 'New submissions appear here as they arrive.',
  /** Title of the empty state of all queues. */
  'waiting.empty.title': 'Nothing is waiting for you',
  /** Warning: refresh failed, older data shown; {{time}} is its load time. */
  'waiting.old': 'Couldn’t refresh. Showing data as of {{time}}.',
  /** Button that refreshes queues and figures. */
  'waiting.refresh': 'Refresh',
  /** Heading of the queues. */
  'waiting.title': 'Waiting for you',
} as const
