declare module '@console/core/i18n' {
  interface MessageCatalogue {
    listings: typeof en
  }
}

/** Listing and plan messages in English, the source of the translations. */
export const en = {
  /** Column: amount of a bill. */
  'bills.amount': 'Amount',
  /** First and last day of a billed period. @same */
  'bills.fromTo': '{{from}} – {{to}}',
  /** Empty state of the bills. */
  'bills.none': 'No bills yet. The plan starts when the listing is first approved.',
  /** Column: bill number. */
  'bills.number': 'Bill',
  /** Column: billed period. @same */
  'bills.period': 'Period',
  /** Column: status of a bill. */
  'bills.state': 'Status',
  /** Status of an unpaid bill. */
  'bills.state.open': 'Open',
  /** Status of a paid bill. */
  'bills.state.paid': 'Paid',
  /** Card: bills of a listing. */
  'bills.title': 'Bills',
  /** Note in a list, under an inactive category that hides its listings. */
  'category.inactive': 'Inactive: hidden',
  /** Column, filter and fact: business of a listing. */
  'column.business': 'Business',
  /** Column, filter and field: category of a listing. */
  'column.category': 'Category',
  /** Column, filter and fact: county or region. */
  'column.county': 'County',
  /** Column, filter and fact: end date of a plan. */
  'column.expires': 'Plan ends',
  /** Column and fact: last featured day of a listing. */
  'column.featuredUntil': 'Featured until',
  /** Column and fact: number of leads in the last 30 days. */
  'column.leads30d': 'Leads, 30 days',
  /** Column: photo, title and number of a listing. */
  'column.listing': 'Listing',
  /** CSV column: the number of a listing. */
  'column.listingNo': 'Listing number',
  /** Column, field and fact: the telephone numbers of a listing. */
  'column.phones': 'Phones',
  /** CSV column: photo limit of the plan. */
  'column.photoLimit': 'Photos allowed',
  /** Column: photos used of the limit. */
  'column.photos': 'Photos',
  /** Column, filter and fact: plan of a listing. */
  'column.plan': 'Plan',
  /** Column and fact: number of views in the last 30 days. */
  'column.views30d': 'Views, 30 days',
  /** Column and filter: visibility to shoppers. */
  'column.visibility': 'Visibility',
  /** Card: contact details of a listing. */
  'contact.title': 'Contact',
  /** Label: day of an opening time. */
  'correct.day': 'Day',
  /** Label: start of an opening time. */
  'correct.from': 'From',
  /** Button that adds an opening time. */
  'correct.hours.add': 'Add a time',
  /** Hint above the opening hours: time format. */
  'correct.hours.hint': 'Use the 24-hour format, such as 08:30.',
  /** Button that removes an opening time. */
  'correct.hours.remove': 'Remove time {{number}}',
  /** Label: one of several phone numbers. */
  'correct.phone': 'Number {{number}}',
  /** Button that adds a phone number. */
  'correct.phones.add': 'Add a number',
  /** Button that removes a phone number. */
  'correct.phones.remove': 'Remove number {{number}}',
  /** Label: one of several tags. */
  'correct.tag': 'Tag {{number}}',
  /** Button that adds a tag. */
  'correct.tags.add': 'Add a tag',
  /** Button that removes a tag. */
  'correct.tags.remove': 'Remove tag {{number}}',
  /** Label: end of an opening time. */
  'correct.to': 'To',
  /** Label: reason for a correction. */
  'correct.why': 'Reason',
  /** Hint under that label. */
  'correct.why.hint': 'The business can see this, and it’s kept in the history.',
  /** Name of the chart of views by day. */
  'days.chart': 'Views by day',
  /** Column: a day. */
  'days.day': 'Day',
  /** Column: number of leads on a day. */
  'days.leads': 'Leads',
  /** Empty state of the views chart. */
  'days.none': 'This listing is hidden from shoppers, so it has no views.',
  /** Card: views by day. */
  'days.title': 'Last 30 days',
  /** Column and series: number of views on a day. */
  'days.views': 'Views',
  /** Choice: language of the description. */
  'description.language': 'Description language',
  /** Fact: date of first approval. */
  'details.approvedAt': 'Approved',
  /** Card: key facts of a record. */
  'details.title': 'At a glance',
  /** Field of a listing. */
  'field.address': 'Address',
  /** Field of a listing. */
  'field.description': 'Description',
  /** Field of a listing: opening hours. */
  'field.hours': 'Opening hours',
  /** Field of a listing. */
  'field.photos': 'Photos',
  /** Fact: coordinates of a listing. */
  'field.position': 'Map location',
  /** Field of a listing and CSV column. */
  'field.subcategory': 'Subcategory',
  /** Field of a listing: search tags. */
  'field.tags': 'Tags',
  /** Field of a listing. */
  'field.title': 'Title',
  /** Field of a listing. */
  'field.website': 'Website',
  /** Filter: plans ending soon. */
  'filter.expiring': 'Plan ends within 14 days',
  /** Filter: featured listings. */
  'filter.featured': 'Featured',
  /** Filter: listings without photos. */
  'filter.noPhoto': 'No photo',
  /** Empty state of the opening hours. */
  'hours.none': 'No opening hours provided.',
  /** Column: date of a lead. */
  'leads.at': 'Date',
  /** Column: channel of a lead. */
  'leads.channel': 'Channel',
  /** Channel of a lead. */
  'leads.channel.call': 'Called',
  /** Channel of a lead. */
  'leads.channel.directions': 'Asked for directions',
  /** Channel of a lead. */
  'leads.channel.message': 'Sent a message',
  /** Channel of a lead. */
  'leads.channel.website': 'Opened the website',
  /** Column: message of a lead. */
  'leads.message': 'Message',
  /** Empty state of the leads. */
  'leads.none': 'No leads in the last 30 days.',
  /** Column: masked phone number of a lead. */
  'leads.phone': 'Phone',
  /** Card: leads of a listing. */
  'leads.title': 'Recent leads',
  /** Empty state of the listings to review. */
  'list.empty': 'No listings to review. Listings appear here when businesses submit them.',
  /** Link to the view of all listings. */
  'list.empty.next': 'All listings',
  /** Title of the list of listings. */
  'list.title': 'Business listings',
  /** Usage of a plan limit. */
  'photos.of': '{{used}} of {{limit}}',
  /** A place and its country. @same */
  'place.of': '{{place}}, {{country}}',
  /** Plan limit. */
  'plan.categories_one': '{{number}} category',
  /** Plan limit. */
  'plan.categories_other': '{{number}} categories',
  /** Plan limit. */
  'plan.leads_one': '{{number}} lead per period',
  /** Plan limit. */
  'plan.leads_other': '{{number}} leads per period',
  /** Plan price. */
  'plan.per.month': '{{amount}} per month',
  /** Price of a plan without an end. */
  'plan.per.once': '{{amount}} one-time',
  /** Plan price. */
  'plan.per.quarter': '{{amount}} per quarter',
  /** Plan price. */
  'plan.per.year': '{{amount}} per year',
  /** Plan limit. */
  'plan.phones_one': '{{number}} phone',
  /** Plan limit. */
  'plan.phones_other': '{{number}} phones',
  /** Plan limit. */
  'plan.photos_one': '{{number}} photo',
  /** Plan limit. */
  'plan.photos_other': '{{number}} photos',
  /** Fact: plan price. */
  'plan.price': 'Price',
  /** Plan limit. */
  'plan.products_one': '{{number}} product',
  /** Plan limit. */
  'plan.products_other': '{{number}} products',
  /** Fact: start of the current period. */
  'plan.startedAt': 'Since',
  /** Plan and its version. */
  'plan.version': '{{plan}}, version {{number}}',
  /** Plan limit. */
  'plans.anyLeads': 'unlimited leads',
  /** Column: author of a plan version. */
  'plans.by': 'By',
  /** Hint under a limit not enforced by the console. */
  'plans.byServices': 'Enforced by the shop.',
  /** On the plan card in the sellers’ preview. */
  'plans.card.featured_one': 'Featured for {{number}} day',
  /** On the plan card in the sellers’ preview. */
  'plans.card.featured_other': 'Featured for {{number}} days',
  /** On the plan card in the sellers’ preview. */
  'plans.card.trial_one': '{{number}}-day free trial',
  /** On the plan card in the sellers’ preview. */
  'plans.card.trial_other': '{{number}}-day free trial',
  /** Label: category limit. */
  'plans.categories': 'Categories',
  /** Filter: free or paid plans. */
  'plans.cost': 'Free or paid',
  /** Filter choice: free plans. */
  'plans.cost.free': 'Free',
  /** Filter choice: paid plans. */
  'plans.cost.paid': 'Paid',
  /** Duration in days. */
  'plans.days_one': '{{number}} day',
  /** Duration in days. */
  'plans.days_other': '{{number}} days',
  /** Row menu: new plan as a copy of this one. */
  'plans.duplicate': 'Duplicate',
  /** Empty state of the plan list. */
  'plans.empty': 'No plans yet. Listings can’t be published without a plan.',
  /** Error: featured for longer than a period. */
  'plans.error.featured': 'Can’t be longer than the plan’s period.',
  /** Label and fact: featured days. */
  'plans.featured': 'Featured (days)',
  /** Hint under that label. */
  'plans.featured.hint': 'Counted from the start of each period. Enter 0 to turn this off.',
  /** Instead of a price. */
  'plans.free': 'Free',
  /** Checkbox: recommended plan. */
  'plans.highlight': 'Recommend this plan to sellers',
  /** Label: lead limit per period. */
  'plans.leads': 'Leads per period',
  /** Hint under that label. */
  'plans.leads.hint': 'Leave empty for unlimited. Enforced by the shop.',
  /** Column, fact and group of fields: limits. */
  'plans.limits': 'Limits',
  /** Banner above the save button of a plan. */
  'plans.makesVersion': 'Saving creates version {{version}}.',
  /** Fact and group of fields: plan name in each language. */
  'plans.name': 'Name',
  /** Button and heading: new plan. */
  'plans.new': 'New plan',
  /** Title for users without permission to create plans. */
  'plans.new.refused': 'Only administrators can create plans',
  /** Message for users without permission to create plans. */
  'plans.new.refused.message': 'You can view all plans.',
  /** Button that saves a new plan. */
  'plans.new.save': 'Save as draft',
  /** Instead of the date of an unpublished version. */
  'plans.notPublished': 'Not published yet',
  /** Note on a version with unchanged terms. */
  'plans.nothingChanged': 'No changes.',
  /** Column and label: position among the plans. */
  'plans.order': 'Position',
  /** Hint under that label. */
  'plans.order.hint': '1 is shown first.',
  /** Below a price in a list. */
  'plans.otherCurrencies_one': 'and {{number}} other currency',
  /** Below a price in a list. */
  'plans.otherCurrencies_other': 'and {{number}} other currencies',
  /** Column, filter and label: billing period. */
  'plans.period': 'Period',
  /** Billing period. */
  'plans.period.month': 'Month',
  /** Billing period. */
  'plans.period.once': 'No expiry',
  /** Billing period. */
  'plans.period.quarter': 'Quarter',
  /** Billing period. */
  'plans.period.year': 'Year',
  /** Column, fact and list: perks of a plan. */
  'plans.perks': 'Perks',
  /** Button that adds a perk. */
  'plans.perks.add': 'Add a perk',
  /** Names a button that removes a perk. */
  'plans.perks.remove': 'Remove perk {{number}}',
  /** Choice: the currency of a preview. */
  'plans.preview.currency': 'Currency',
  /** Choice: the language of a preview. */
  'plans.preview.language': 'Language',
  /** Below the prices of a plan. */
  'plans.price.hint': 'Price per period. Enter 0 in every currency for a free plan.',
  /** Label: product limit. */
  'plans.products': 'Products',
  /** Badge of the recommended plan. */
  'plans.recommended': 'Recommended',
  /** Title of the screen of one plan. */
  'plans.record': 'Listing plan',
  /** Note above the subscribers of a retired plan. */
  'plans.retired.stay':
    'This plan is no longer offered. Its subscribers keep it until their period ends, then must choose another plan.',
  /** Button that saves a plan. */
  'plans.save': 'Save',
  /** Notice after saving a plan. */
  'plans.saved': 'Plan saved',
  /** Column and filter: plan status. */
  'plans.status': 'Status',
  /** Subscribers on several older versions. */
  'plans.stay.each_one': '{{number}} subscriber keeps its current version until it renews.',
  /** Subscribers on several older versions. */
  'plans.stay.each_other': '{{number}} subscribers keep their current version until they renew.',
  /** Subscribers on the previous version. */
  'plans.stay.one_one': '{{number}} subscriber keeps version {{version}} until it renews.',
  /** Subscribers on the previous version. */
  'plans.stay.one_other': '{{number}} subscribers keep version {{version}} until they renew.',
  /** Column, fact and tab: listings on a plan. */
  'plans.subscribers': 'Subscribers',
  /** Link to the listings on a plan. */
  'plans.subscribers.all_one': 'View {{number}} listing',
  /** Link to the listings on a plan. */
  'plans.subscribers.all_other': 'View all {{number}} listings',
  /** Empty state of the subscribers. */
  'plans.subscribers.none': 'No listings on this plan.',
  /** Tab and card: sellers’ preview of a plan. */
  'plans.tab.preview': 'Preview',
  /** Tab and card: plan versions. */
  'plans.tab.versions': 'Versions',
  /** Title of the list of plans. */
  'plans.title': 'Listing plans',
  /** Label and fact: days of the free trial. */
  'plans.trial': 'Free trial (days)',
  /** Column and fact: plan version. */
  'plans.version': 'Version',
  /** The name of a version. */
  'plans.versionName': 'Version {{number}}',
  /** Plan version and its start date. */
  'plans.versionSince': '{{number}}, since {{date}}',
  /** Tab: unpublished plans. */
  'plans.view.drafts': 'Drafts',
  /** Instead of missing coordinates. */
  'position.none': 'Not set',
  /** Title of the screen of one listing. */
  'record.title': 'Listing',
  /** Plan too small for a listing: {{used}} is “2 phones”, {{plan}} the plan, {{number}} its limit. @limit */
  'renew.over': '{{used}}, but {{plan}} allows {{number}}.',
  /** Plan too small for the listings numbered {{names}}. */
  'renew.over.many': 'Too small for {{names}}.',
  /** Advice after the exceeded limits of a plan. */
  'renew.over.remedy': 'Choose a larger plan, or remove the excess first.',
  /** Choice: every listing keeps its plan. */
  'renew.own': 'Keep each listing’s plan',
  /** Hint under that choice: skipped listings. */
  'renew.own.help': 'Listings on a retired plan, or over its limits, are skipped.',
  /** Hint: current plan retired. */
  'renew.retired': 'The {{plan}} plan is no longer available.',
  /** Live title, beside the submitted one. */
  'submitted.was': 'was {{value}}',
  /** Tab of a listing: leads. */
  'tab.leads': 'Leads',
  /** Tab of a listing: shopper’s view. */
  'tab.listing': 'Listing',
  /** Tab of a listing: plan and bills. */
  'tab.plan': 'Plan and billing',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: listings whose plan ends within 14 days. */
  'view.expiring': 'Ending soon',
  /** Tab: live listings. */
  'view.live': 'Live',
  /** Tab: listings to review. */
  'view.review': 'To review',
} as const
