/** The words of products in English, their source. */
export const en = {
  /** The queue of products is empty. */
  'approveProduct.empty':
    'Queue clear. New and changed products appear here the moment they are submitted.',
  /** Title of the queue of products. */
  'approveProduct.title': 'Products to approve',
  /** The queue of services is empty. */
  'approveService.empty':
    'Queue clear. New and changed services appear here the moment they are submitted.',
  /** Title of the queue of services. */
  'approveService.title': 'Services to approve',
  /** There is no live product. */
  'approvedProduct.empty': 'No approved products yet. They come from the queue.',
  /** Title of the list of live products. */
  'approvedProduct.title': 'Approved products',
  /** There is no live service. */
  'approvedService.empty': 'No approved services yet. They come from the queue.',
  /** Title of the list of live services. */
  'approvedService.title': 'Approved services',
  /** The author of a review who has bought the product here. */
  'author.verified': '{{name}} (verified)',
  /** In place of the list, where a business sells nothing else. */
  'business.none': 'Nothing else yet.',
  /** Card: what else a business sells; {{name}} is the business. */
  'business.others': 'More from {{name}}',
  /** How a service can be cancelled. */
  'cancellation.flexible': 'Flexible',
  /** How a service can be cancelled. */
  'cancellation.moderate': 'Moderate',
  /** How a service can be cancelled. */
  'cancellation.strict': 'Strict',
  /** Channel: through agents. */
  'channel.agent': 'Agents',
  /** Channel: to businesses. */
  'channel.b2b': 'Businesses',
  /** Channel: to consumers. */
  'channel.b2c': 'Consumers',
  /** Column: when an item first went live. */
  'column.approvedAt': 'Approved',
  /** Column: where a service is offered. */
  'column.area': 'Area',
  /** Column: who wrote a review. */
  'column.author': 'Author',
  /** Column and filter: the business that sells. */
  'column.business': 'Business',
  /** Column: who has featured an item. */
  'column.by': 'By',
  /** Column and filter: place in the tree of categories. */
  'column.category': 'Category',
  /** Column and filter: where an item is sold. */
  'column.channels': 'Channels',
  /** Column: the rate of commission that applies. */
  'column.commission': 'Commission',
  /** Column: days until an item is no longer featured. */
  'column.daysLeft': 'Days left',
  /** Column: how long a service takes. */
  'column.duration': 'Duration',
  /** CSV column: how long a service takes. */
  'column.durationMinutes': 'Duration, minutes',
  /** Column and filter: whether an item is featured, and where. */
  'column.featured': 'Featured',
  /** Filter: whether a featured item is shown already. */
  'column.featuredState': 'State',
  /** Column: from when an item is featured. */
  'column.from': 'From',
  /** Column: the international number of a product. */
  'column.gtin': 'GTIN',
  /** Column: picture, name and number of a product or service. */
  'column.item': 'Item',
  /** Column: when an item was featured last. */
  'column.lastFeatured': 'Last featured',
  /** CSV column of a queue: the price that an update replaces. */
  'column.livePrice': 'Live price',
  /** Column and filter: where a service is given. */
  'column.mode': 'Mode',
  /** Column and filter: where a featured item is shown. */
  'column.placement': 'Placement',
  /** Column: what an item costs. */
  'column.price': 'Price',
  /** Column: how a service is priced. */
  'column.priceModel': 'Pricing',
  /** Column: what a review is about. */
  'column.product': 'Product',
  /** Column: the rank of a featured item. */
  'column.rank': 'Rank',
  /** Column and filter: how buyers rate. */
  'column.rating': 'Rating',
  /** Column: why an item is featured. */
  'column.reason': 'Reason',
  /** Column: how often a review was reported. */
  'column.reports': 'Reports',
  /** Column: views and orders since an item is featured. */
  'column.results': 'Views → orders',
  /** Column: title and first lines of a review. */
  'column.review': 'Review',
  /** CSV column: how many reviews a rating comes from. */
  'column.reviewCount': 'Reviews',
  /** CSV column: what a review says, whole. */
  'column.reviewText': 'Text',
  /** CSV column: the title of a review. */
  'column.reviewTitle': 'Title',
  /** CSV column: the identifier of a review. */
  'column.reviewToken': 'Review identifier',
  /** Column and filter: what a review is suspected of. */
  'column.signals': 'Signals',
  /** Column: the seller's own number of an item. */
  'column.sku': 'SKU',
  /** Column: how many were sold in the last 30 days. */
  'column.sold30d': 'Sold, 30 days',
  /** Column and filter: how many are there. */
  'column.stock': 'Stock',
  /** Column: until when an item is featured. */
  'column.until': 'Until',
  /** Mark of the rate that applies. */
  'commission.applies': 'Applies',
  /** A step of the ladder of rates; {{name}} is a business. */
  'commission.business': 'Business {{name}}',
  /** A step of the ladder of rates; {{name}} is a category. */
  'commission.category': 'Category {{name}}',
  /** A step of the ladder of rates; {{name}} is a country. */
  'commission.default': 'All orders',
  /** A step of the ladder without a rate. */
  'commission.none': 'No rate',
  /** A step of the ladder of rates: the item’s own. */
  'commission.product': 'This item',
  /** Card: the rates of commission, from the least to the most specific. */
  'commission.title': 'Which rate applies',
  /** How long a service takes; {{number}} is a number. */
  'duration.hours': '{{number}} h',
  /** How long a service takes; {{number}} is a number. */
  'duration.minutes': '{{number}} min',
  /** Fact: what the same costs elsewhere in its category. */
  'facts.median': 'Category median',
  /** Card: what one reads first of a record. */
  'facts.title': 'At a glance',
  /** Nothing is featured. */
  'featured.empty': 'No featured items. Shoppers see the newest ones instead.',
  /** Document title of a featured item. */
  'featured.title': 'Featured item',
  /** Title of the list of featured products. */
  'featuredProducts.title': 'Featured products',
  /** Title of the list of featured services. */
  'featuredServices.title': 'Featured services',
  /** A featured item whose last three days have begun. */
  'featuredState.ending': 'Ending in 3 days',
  /** A featured item that is shown. */
  'featuredState.featured': 'Live',
  /** A featured item that is not shown yet. */
  'featuredState.scheduled': 'Scheduled',
  /** Field and card: what the category asks of its items. */
  'field.attributes': 'Attributes',
  /** Field and card: when a service is given. */
  'field.availability': 'Availability',
  /** Field of a product: prices for buying much. */
  'field.b2bTiers': 'Prices for quantities',
  /** Field: how a service can be cancelled. */
  'field.cancellation': 'Cancellation',
  /** Field: what a product cost before. */
  'field.compareAtPrice': 'Former price',
  /** Field: what is paid for a service beforehand. */
  'field.deposit': 'Deposit',
  /** Field and card of a product or service. */
  'field.description': 'Description',
  /** Field of a product. */
  'field.height': 'Height',
  /** Field and card of a product or service. */
  'field.images': 'Pictures',
  /** Field: how long ahead a service must be ordered. */
  'field.leadHours': 'Ordered ahead',
  /** Field of a product. */
  'field.length': 'Length',
  /** Field: the least that is sold at once. */
  'field.moq': 'Smallest order',
  /** Field of a product or service. */
  'field.name': 'Name',
  /** Field of a product. */
  'field.packSize': 'Pack size',
  /** Field of a product. */
  'field.taxClass': 'Tax',
  /** Field: what a product is sold by. */
  'field.unit': 'Sold by',
  /** Field of a product. */
  'field.weight': 'Weight',
  /** Field of a product. */
  'field.width': 'Width',
  /** Filter: how much care the business needs. */
  'filter.businessRisk': 'Business risk',
  /** Filter: the language a review is written in. */
  'filter.lang': 'Language',
  /** Filter: items with 3 stars or fewer. */
  'filter.lowRated': '3 stars or fewer',
  /** Filter: items to which no rate of commission applies. */
  'filter.noCommission': 'No commission',
  /** Filter. */
  'filter.noImage': 'No picture',
  /** Filter and tab: reviews that readers complained of. */
  'filter.reported': 'Reported',
  /** Filter and tab: live items of which an update waits. */
  'filter.updatePending': 'Update pending',
  /** Filter: reviews whose author has bought the product here. */
  'filter.verified': 'Verified purchase',
  /** A language, in the filter Language. */
  'lang.ar': 'Arabic',
  /** A language, in the filter Language. */
  'lang.en': 'English',
  /** A language, in the filter Language. */
  'lang.fr': 'French',
  /** A language, in the filter Language. */
  'lang.sw': 'Swahili',
  /** Menu of a row: the product that a review is about. */
  'link.product': 'Open the product',
  /** Menu of a row: where the last submission was reviewed. */
  'link.submission': 'Open the submission',
  /** A weight; {{number}} is a number. */
  'measure.g': '{{number}} g',
  /** A measure; {{number}} is a number. */
  'measure.mm': '{{number}} mm',
  /** Where a service is given. */
  'mode.at_shop': 'At the shop',
  /** Where a service is given. */
  'mode.on_site': 'On site',
  /** Where a service is given. */
  'mode.remote': 'Remote',
  /** Every live product is featured, or there is none. */
  'notFeatured.empty': 'No live product is left to feature.',
  /** Title of the list of products that are not featured. */
  'notFeatured.title': 'Products not featured',
  /** Fact: units of the stock that are sold already. */
  'offer.reserved': 'Reserved',
  /** Fact: price for buying much; {{number}} is a quantity. */
  'offer.tier': 'From {{number}}',
  /** Card and tab: how an item is sold. */
  'offer.title': 'Offer & stock',
  /** When an item was featured last; {{date}} is a day. */
  'place.last': 'Last featured until {{date}}.',
  /** The item is not featured. */
  'place.none': 'Not featured.',
  /** Card and tab: where an item is featured. */
  'place.title': 'Placement',
  /** Where featured items are shown. */
  'placement.category': 'Category',
  /** Where featured items are shown. */
  'placement.home': 'Home',
  /** Where featured items are shown. */
  'placement.search': 'Search',
  /** In place of a price, for services on quotation. */
  'price.quote': 'On quotation',
  /** How a service is priced. */
  'priceModel.fixed': 'Fixed',
  /** How a service is priced. */
  'priceModel.hourly': 'Hourly',
  /** How a service is priced. */
  'priceModel.per_unit': 'Per unit',
  /** How a service is priced. */
  'priceModel.quote': 'On quotation',
  /** Document title of a live product. */
  'product.title': 'Product',
  /** Document title of a submitted product. */
  'productReview.title': 'Product to review',
  /** Choice of the filter Rating. */
  'rating.1': '1 star',
  /** Choice of the filter Rating. */
  'rating.2': '2 stars',
  /** Choice of the filter Rating. */
  'rating.3': '3 stars',
  /** Choice of the filter Rating. */
  'rating.4': '4 stars',
  /** Choice of the filter Rating. */
  'rating.5': '5 stars',
  /** A rating in a list; {{number}} is 1 to 5. */
  'rating.of': '{{number}} of 5',
  /** Beside a featured item: the item itself. */
  'related.item': 'Item',
  /** Beside a live product: the last submission. */
  'related.submission': 'Submission',
  /** Column: how often an item was opened. */
  'results.clicks': 'Clicks',
  /** Column: a day. */
  'results.day': 'Day',
  /** In place of the table of days. */
  'results.none': 'There are no figures yet.',
  /** Column: how often an item was ordered. */
  'results.orders': 'Orders',
  /** Card and tab: what came of being featured. */
  'results.title': 'Performance',
  /** Column: how often an item was seen. */
  'results.views': 'Views',
  /** Fact: the order by which the author has bought the product. */
  'review.order': 'Order',
  /** Card: what the same author has written elsewhere; {{name}} is who. */
  'review.others': 'More by {{name}}',
  /** Card: what the business has answered; {{name}} is who. */
  'review.reply': 'Reply by {{name}}',
  /** Where a review stands. */
  'reviewStatus.hidden': 'Hidden',
  /** Where a review stands. */
  'reviewStatus.pending': 'To moderate',
  /** Where a review stands. */
  'reviewStatus.published': 'Published',
  /** Where a review stands. */
  'reviewStatus.rejected': 'Rejected',
  /** No review waits for a moderator. */
  'reviews.empty': 'No reviews to moderate.',
  /** Title of the list of reviews. */
  'reviews.title': 'Product reviews',
  /** Risk of a business. */
  'risk.high': 'High',
  /** Risk of a business. */
  'risk.low': 'Low',
  /** Risk of a business. */
  'risk.medium': 'Medium',
  /** Document title of a submitted service. */
  'serviceReview.title': 'Service to review',
  /** What a review is suspected of. */
  'signal.competitor_link': 'Competitor’s link',
  /** What a review is suspected of. */
  'signal.contact_details': 'Contact details',
  /** What a review is suspected of. */
  'signal.duplicate': 'Duplicate',
  /** What a review is suspected of. */
  'signal.image_unsafe': 'Unsafe picture',
  /** What a review is suspected of. */
  'signal.profanity': 'Profanity',
  /** State of the stock. */
  'stock.in': 'In stock',
  /** State of the stock. */
  'stock.low': 'Low',
  /** Stock of a product of which little is left, in a list. */
  'stock.low.count': '{{number}} – low',
  /** State of the stock, and tab. */
  'stock.out': 'Out of stock',
  /** Stock of a product of which nothing is left, in a list. */
  'stock.out.count': '{{number}} – out',
  /** Queue: what is live until an update is approved, below what was submitted. */
  'submitted.was': 'was {{value}}',
  /** Tab of a live product: what shoppers see. */
  'tab.overview': 'Overview',
  /** Tab of a record: what was submitted. */
  'tab.submission': 'Submission',
  /** Tax of a product. */
  'taxClass.exempt': 'Exempt',
  /** Tax of a product. */
  'taxClass.standard': 'Standard',
  /** Tax of a product. */
  'taxClass.zero': 'Zero-rated',
  /** In place of a time, for what never happened. */
  'time.never': 'Never',
  /** What a product is sold by. */
  'unit.bag': 'Bag',
  /** What a product is sold by. */
  'unit.carton': 'Carton',
  /** What a product is sold by. */
  'unit.dozen': 'Dozen',
  /** What a product is sold by. */
  'unit.kg': 'Kilogram',
  /** What a product is sold by. */
  'unit.litre': 'Litre',
  /** What a product is sold by. */
  'unit.metre': 'Metre',
  /** What a product is sold by. */
  'unit.pack': 'Pack',
  /** What a product is sold by. */
  'unit.piece': 'Piece',
  /** In place of the last day of a featured item that has none. */
  'until.open': 'Open',
  /** In place of the table of variants. */
  'variants.none': 'There are no variants.',
  /** Column: what makes a variant. */
  'variants.options': 'Variant',
  /** Card and tab: sizes, colours. */
  'variants.title': 'Variants',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: items hidden because their business is suspended. */
  'view.hidden': 'Hidden by business',
  /** Tab: what shoppers can see, and what was suspended. */
  'view.live': 'All',
  /** Tab: reviews that wait for a moderator. */
  'view.toModerate': 'To moderate',
} as const
