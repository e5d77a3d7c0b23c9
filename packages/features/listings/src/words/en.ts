/** The words of listings in English, their source. */
export const en = {
  /** Column: what a period was billed with. */
  'bills.amount': 'Amount',
  /** The first and the last day of a period that was billed. @same */
  'bills.fromTo': '{{from}} – {{to}}',
  /** Where nothing was billed yet. */
  'bills.none': 'Nothing was billed yet: a plan begins when its listing is first approved.',
  /** Column: the number of a bill. */
  'bills.number': 'Bill',
  /** Column: the period that was billed. @same */
  'bills.period': 'Period',
  /** Column: whether a bill was paid. */
  'bills.state': 'State',
  /** A bill that was not paid yet. */
  'bills.state.open': 'Open',
  /** A bill that was paid. */
  'bills.state.paid': 'Paid',
  /** Card: what a listing was billed with. */
  'bills.title': 'Bills',
  /** In a list, below the category of a listing that it hides. */
  'category.inactive': 'Inactive: hidden',
  /** Column, filter and fact: whose listing it is. */
  'column.business': 'Business',
  /** Column, filter and field: what a listing is found under. */
  'column.category': 'Category',
  /** Column, filter and fact: county or region. */
  'column.county': 'County',
  /** Column, filter and fact: when the plan of a listing ends. */
  'column.expires': 'Plan ends',
  /** Column and fact: until when a listing stands before others. */
  'column.featuredUntil': 'Featured until',
  /** Column and fact: how often somebody got in touch in the last 30 days. */
  'column.leads30d': 'Leads, 30 days',
  /** Column: photo, title and number of a listing. */
  'column.listing': 'Listing',
  /** CSV column: the number of a listing. */
  'column.listingNo': 'Listing number',
  /** Column, field and fact: the telephone numbers of a listing. */
  'column.phones': 'Phones',
  /** CSV column: how many photos a plan allows. */
  'column.photoLimit': 'Photos allowed',
  /** Column: how many photos there are of how many. */
  'column.photos': 'Photos',
  /** Column, filter and fact: the plan that a listing is on. */
  'column.plan': 'Plan',
  /** Column and fact: how often a listing was looked at in the last 30 days. */
  'column.views30d': 'Views, 30 days',
  /** Column and filter: whether shoppers find a listing. */
  'column.visibility': 'Visibility',
  /** Card: how shoppers find a listing and get in touch. */
  'contact.title': 'Contact',
  /** Label of the day of an opening time. */
  'correct.day': 'Day',
  /** Label of when an opening time begins. */
  'correct.from': 'From',
  /** Button: adds an opening time. */
  'correct.hours.add': 'Add a time',
  /** Over the opening times of a listing: how they are written. */
  'correct.hours.hint': 'As 08:30, by the 24-hour clock.',
  /** Button: removes an opening time. */
  'correct.hours.remove': 'Remove time {{number}}',
  /** Label of one of several telephone numbers. */
  'correct.phone': 'Number {{number}}',
  /** Button: adds a telephone number. */
  'correct.phones.add': 'Add a number',
  /** Button: removes a telephone number. */
  'correct.phones.remove': 'Remove number {{number}}',
  /** Label of one of several tags. */
  'correct.tag': 'Tag {{number}}',
  /** Button: adds a tag. */
  'correct.tags.add': 'Add a tag',
  /** Button: removes a tag. */
  'correct.tags.remove': 'Remove tag {{number}}',
  /** Label of when an opening time ends. */
  'correct.to': 'To',
  /** Label of why a listing is corrected. */
  'correct.why': 'Why',
  /** Below that label. */
  'correct.why.hint': 'Its business reads it, and it stands in the history.',
  /** Name of the chart of views by day. */
  'days.chart': 'Views by day',
  /** Column: a day. */
  'days.day': 'Day',
  /** Column: how often somebody got in touch on a day. */
  'days.leads': 'Leads',
  /** Where a listing was not looked at. */
  'days.none': 'Shoppers do not find it now, so nobody has looked at it.',
  /** Card: how often a listing was looked at, day by day. */
  'days.title': 'The last 30 days',
  /** Column and name of a series: how often a listing was looked at on a day. */
  'days.views': 'Views',
  /** Choice: in which language a description is read. */
  'description.language': 'Language of the description',
  /** Fact: when a listing was first approved. */
  'facts.approvedAt': 'Approved',
  /** Card: what one reads first of a record. */
  'facts.title': 'At a glance',
  /** Field of a listing. */
  'field.address': 'Address',
  /** Field of a listing. */
  'field.description': 'Description',
  /** Field of a listing: when it is open. */
  'field.hours': 'Opening hours',
  /** Field of a listing. */
  'field.photos': 'Photos',
  /** Fact: where a listing is on the map, in degrees. */
  'field.position': 'On the map',
  /** Field of a listing and CSV column. */
  'field.subcategory': 'Subcategory',
  /** Field of a listing: words that it is found by. */
  'field.tags': 'Tags',
  /** Field of a listing. */
  'field.title': 'Title',
  /** Field of a listing. */
  'field.website': 'Website',
  /** Filter: listings whose plan ends soon. */
  'filter.expiring': 'Plan ends within 14 days',
  /** Filter: listings that stand before others. */
  'filter.featured': 'Featured',
  /** Filter: listings without any photo. */
  'filter.noPhoto': 'No photo',
  /** Where a listing says no opening hours. */
  'hours.none': 'No opening hours are given.',
  /** Column: when somebody got in touch. */
  'leads.at': 'When',
  /** Column: how somebody got in touch. */
  'leads.channel': 'How',
  /** How somebody got in touch. */
  'leads.channel.call': 'Called',
  /** How somebody got in touch. */
  'leads.channel.directions': 'Asked the way',
  /** How somebody got in touch. */
  'leads.channel.message': 'Wrote',
  /** How somebody got in touch. */
  'leads.channel.website': 'Opened the website',
  /** Column: what somebody wrote. */
  'leads.message': 'Message',
  /** Where nobody has got in touch. */
  'leads.none': 'Nobody got in touch in the last 30 days.',
  /** Column: the telephone number of who got in touch, masked. */
  'leads.phone': 'Phone',
  /** Card: who got in touch through a listing. */
  'leads.title': 'Who got in touch',
  /** No listing waits. */
  'list.empty': 'Nothing is waiting. Listings appear here the moment their businesses send them.',
  /** Link to the view of all listings. */
  'list.empty.next': 'All listings',
  /** Title of the list of listings. */
  'list.title': 'Business listings',
  /** How much of a limit of the plan is used. */
  'photos.of': '{{used}} of {{limit}}',
  /** A place and its country. @same */
  'place.of': '{{place}}, {{country}}',
  /** What a plan allows. */
  'plan.categories_one': '{{number}} category',
  /** What a plan allows. */
  'plan.categories_other': '{{number}} categories',
  /** What a plan allows. */
  'plan.leads_one': '{{number}} lead a period',
  /** What a plan allows. */
  'plan.leads_other': '{{number}} leads a period',
  /** What a plan costs. */
  'plan.per.month': '{{amount}} a month',
  /** What a plan costs that has no end. */
  'plan.per.once': '{{amount}} once',
  /** What a plan costs. */
  'plan.per.quarter': '{{amount}} a quarter',
  /** What a plan costs. */
  'plan.per.year': '{{amount}} a year',
  /** What a plan allows. */
  'plan.phones_one': '{{number}} phone',
  /** What a plan allows. */
  'plan.phones_other': '{{number}} phones',
  /** What a plan allows. */
  'plan.photos_one': '{{number}} photo',
  /** What a plan allows. */
  'plan.photos_other': '{{number}} photos',
  /** Fact: what a plan costs. */
  'plan.price': 'Price',
  /** What a plan allows. */
  'plan.products_one': '{{number}} product',
  /** What a plan allows. */
  'plan.products_other': '{{number}} products',
  /** Fact: when the present period of a plan began. */
  'plan.startedAt': 'Since',
  /** A plan, and which version of it. */
  'plan.version': '{{plan}}, version {{number}}',
  /** What a plan allows. */
  'plans.anyLeads': 'unlimited leads',
  /** Column: who made a version of a plan. */
  'plans.by': 'By',
  /** Below a limit that no listing can exceed in the console. */
  'plans.byServices': 'Enforced by the shop’s services.',
  /** On the card of a plan as sellers see it. */
  'plans.card.featured_one': 'Featured for {{number}} day',
  /** On the card of a plan as sellers see it. */
  'plans.card.featured_other': 'Featured for {{number}} days',
  /** On the card of a plan as sellers see it. */
  'plans.card.trial_one': '{{number}} day free at the beginning',
  /** On the card of a plan as sellers see it. */
  'plans.card.trial_other': '{{number}} days free at the beginning',
  /** Label: in how many categories a listing can be. */
  'plans.categories': 'Categories',
  /** Filter: whether a plan costs anything. */
  'plans.cost': 'Free or paid',
  /** A plan that costs nothing. */
  'plans.cost.free': 'Free',
  /** A plan that costs something. */
  'plans.cost.paid': 'Paid',
  /** For how long something of a plan lasts. */
  'plans.days_one': '{{number}} day',
  /** For how long something of a plan lasts. */
  'plans.days_other': '{{number}} days',
  /** Link in the menu of a plan: a new plan begins as a copy of it. */
  'plans.duplicate': 'Duplicate',
  /** There are no plans. */
  'plans.empty': 'No plans: listings cannot be published without one.',
  /** Error: a listing would be featured beyond the end of its period. */
  'plans.error.featured': 'Not longer than a period of the plan.',
  /** Label and fact: for how many days a listing stands before others. */
  'plans.featured': 'Featured (days)',
  /** Below that label. */
  'plans.featured.hint': 'From the beginning of each period; 0 for not at all.',
  /** In the place of a price. */
  'plans.free': 'Free',
  /** Box: sellers see a plan as recommended. */
  'plans.highlight': 'Recommend this plan to sellers',
  /** Label: how many leads a listing gets in a period. */
  'plans.leads': 'Leads a period',
  /** Below that label. */
  'plans.leads.hint': 'Leave empty for any number. Enforced by the shop’s services.',
  /** Column, fact and group of fields: what a listing may have. */
  'plans.limits': 'Limits',
  /** Over the button that saves a plan. */
  'plans.makesVersion': 'Saving makes version {{version}}.',
  /** Fact and group of fields: what a plan is called in each language. */
  'plans.name': 'Name',
  /** Button and heading: a plan is written. */
  'plans.new': 'New plan',
  /** Who may not write plans. */
  'plans.new.refused': 'Plans are written by administrators',
  /** What who may not write plans can do. */
  'plans.new.refused.message': 'You can look at every plan.',
  /** Button: keeps a new plan. */
  'plans.new.save': 'Save as draft',
  /** In the place of a date: a version has not begun. */
  'plans.notPublished': 'Not published yet',
  /** A version has the same terms as the one before. */
  'plans.nothingChanged': 'The same as before.',
  /** Column and label: where a plan stands among others. */
  'plans.order': 'Place',
  /** Below that label. */
  'plans.order.hint': '1 is offered first.',
  /** Below a price in a list. */
  'plans.otherCurrencies_one': 'and {{number}} other currency',
  /** Below a price in a list. */
  'plans.otherCurrencies_other': 'and {{number}} other currencies',
  /** Column, filter and label: how long a plan lasts. */
  'plans.period': 'Period',
  /** How long a plan lasts. */
  'plans.period.month': 'Month',
  /** How long a plan lasts. */
  'plans.period.once': 'Without end',
  /** How long a plan lasts. */
  'plans.period.quarter': 'Quarter',
  /** How long a plan lasts. */
  'plans.period.year': 'Year',
  /** Column, fact and list: what else a plan comes with. */
  'plans.perks': 'Perks',
  /** Button: adds a perk. */
  'plans.perks.add': 'Add a perk',
  /** Names a button that removes a perk. */
  'plans.perks.remove': 'Remove perk {{number}}',
  /** Choice: the currency of a preview. */
  'plans.preview.currency': 'Currency',
  /** Choice: the language of a preview. */
  'plans.preview.language': 'Language',
  /** Below the prices of a plan. */
  'plans.price.hint': 'For one period. 0 in every currency is free.',
  /** Label: how many products a listing can show. */
  'plans.products': 'Products',
  /** Mark of the plan that is recommended. */
  'plans.recommended': 'Recommended',
  /** Title of the screen of one plan. */
  'plans.record': 'Listing plan',
  /** Over the subscribers of a plan that is not offered any more. */
  'plans.retired.stay':
    'This plan is not offered any more. They keep it until their period ends, and then have to choose another one.',
  /** Button: keeps what is written. */
  'plans.save': 'Save',
  /** Notice: what is written of a plan was kept. */
  'plans.saved': 'The plan was saved',
  /** Column and filter: whether a plan is offered. */
  'plans.status': 'Status',
  /** Who stays on an older version; there are several. */
  'plans.stay.each_one': '{{number}} subscriber stays on the version that it has until it renews.',
  /** Who stays on an older version; there are several. */
  'plans.stay.each_other':
    '{{number}} subscribers stay on the versions that they have until they renew.',
  /** Who stays on the version before. */
  'plans.stay.one_one': '{{number}} subscriber stays on version {{version}} until it renews.',
  /** Who stays on the version before. */
  'plans.stay.one_other': '{{number}} subscribers stay on version {{version}} until they renew.',
  /** Column, fact and tab: the listings that are on a plan. */
  'plans.subscribers': 'Subscribers',
  /** Link to the list of the listings that are on a plan. */
  'plans.subscribers.all_one': '{{number}} listing, in the list of listings',
  /** Link to the list of the listings that are on a plan. */
  'plans.subscribers.all_other': 'All {{number}} in the list of listings',
  /** Nobody is on a plan. */
  'plans.subscribers.none': 'No listing is on this plan now.',
  /** Tab and card: a plan as sellers see it. */
  'plans.tab.preview': 'Preview',
  /** Tab and card: the versions of a plan. */
  'plans.tab.versions': 'Versions',
  /** Title of the list of plans. */
  'plans.title': 'Listing plans',
  /** Label and fact: for how many days at the beginning nothing is paid. */
  'plans.trial': 'Free trial (days)',
  /** Column and fact: the version of a plan. */
  'plans.version': 'Version',
  /** The name of a version. */
  'plans.versionName': 'Version {{number}}',
  /** The version of a plan, and since when. */
  'plans.versionSince': '{{number}}, since {{date}}',
  /** Tab: plans that are not published. */
  'plans.view.drafts': 'Drafts',
  /** Where nobody has placed a listing on the map. */
  'position.none': 'Not placed',
  /** Title of the screen of one listing. */
  'record.title': 'Listing',
  /** At a plan that a listing does not fit: {{used}} is such as “2 phones”, {{plan}} the plan, {{number}} how many it allows. @limit */
  'renew.over': '{{used}}, {{plan}} allows {{number}}.',
  /** At a plan that some of many listings do not fit; {{names}} are their numbers. */
  'renew.over.many': 'Too small for {{names}}.',
  /** After what is over the limits of a plan. */
  'renew.over.remedy': 'Choose a larger plan, or remove the excess first.',
  /** Choice: each listing goes on with the plan that it has. */
  'renew.own': 'Each on its own plan',
  /** Below that choice: which listings are left out. */
  'renew.own.help': 'Listings whose plan is retired, or that exceed its limits, are left out.',
  /** Says that a listing needs another plan. */
  'renew.retired': 'Its plan {{plan}} cannot be chosen again.',
  /** Beside a title that an update changes: the live one. */
  'submitted.was': 'was {{value}}',
  /** Tab of a listing: what comes of it. */
  'tab.leads': 'Leads',
  /** Tab of a listing: what shoppers see. */
  'tab.listing': 'Listing',
  /** Tab of a listing: its plan, and what was billed. */
  'tab.plan': 'Plan and billing',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: listings whose plan ends within 14 days. */
  'view.expiring': 'Ending soon',
  /** Tab: listings that shoppers find. */
  'view.live': 'Live',
  /** Tab: listings that wait for a decision. */
  'view.review': 'To review',
} as const
