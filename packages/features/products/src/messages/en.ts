declare module '@console/core/i18n' {
  interface MessageCatalogue {
    products: typeof en
  }
}

/** Product and service messages in English, the source of the translations. */
export const en = {
  /** Empty state of the product queue. */
  'approveProduct.empty':
    'No products to approve. New and updated products appear here when they’re submitted.',
  /** Title of the queue of products. */
  'approveProduct.title': 'Products to approve',
  /** Empty state of the service queue. */
  'approveService.empty':
    'No services to approve. New and updated services appear here when they’re submitted.',
  /** Title of the queue of services. */
  'approveService.title': 'Services to approve',
  /** Empty state of the approved product list. */
  'approvedProduct.empty': 'No approved products yet. Products appear here once they’re approved.',
  /** Title of the approved product list. */
  'approvedProduct.title': 'Approved products',
  /** Empty state of the approved service list. */
  'approvedService.empty': 'No approved services yet. Services appear here once they’re approved.',
  /** Title of the approved service list. */
  'approvedService.title': 'Approved services',
  /** Review author with a verified purchase. */
  'author.verified': '{{name}} (verified)',
  /** Empty state of the list of other offers of a business. */
  'business.none': 'No other products or services yet.',
  /** Card: other offers of the business {{name}}. */
  'business.others': 'More from {{name}}',
  /** Cancellation policy of a service. */
  'cancellation.flexible': 'Flexible',
  /** Cancellation policy of a service. */
  'cancellation.moderate': 'Moderate',
  /** Cancellation policy of a service. */
  'cancellation.strict': 'Strict',
  /** Channel: through agents. */
  'channel.agent': 'Agents',
  /** Channel: to businesses. */
  'channel.b2b': 'Businesses',
  /** Channel: to consumers. */
  'channel.b2c': 'Consumers',
  /** Column: date an item first went live. */
  'column.approvedAt': 'Approved',
  /** Column: service area. */
  'column.area': 'Area',
  /** Column: review author. */
  'column.author': 'Author',
  /** Column and filter: the business that sells. */
  'column.business': 'Business',
  /** Column: person who featured an item. */
  'column.by': 'By',
  /** Column and filter: place in the tree of categories. */
  'column.category': 'Category',
  /** Column and filter: sales channels. */
  'column.channels': 'Channels',
  /** Column: the rate of commission that applies. */
  'column.commission': 'Commission',
  /** Column: days left of being featured. */
  'column.daysLeft': 'Days left',
  /** Column: duration of a service. */
  'column.duration': 'Duration',
  /** CSV column: duration of a service. */
  'column.durationMinutes': 'Duration, minutes',
  /** Column and filter: featured placement of an item. */
  'column.featured': 'Featured',
  /** Filter: status of a featured item. */
  'column.featuredState': 'Status',
  /** Column: first featured day. */
  'column.from': 'From',
  /** Column: the international number of a product. */
  'column.gtin': 'GTIN',
  /** Column: picture, name and number of a product or service. */
  'column.item': 'Item',
  /** Column: last featured day. */
  'column.lastFeatured': 'Last featured',
  /** CSV column of a queue: price replaced by an update. */
  'column.livePrice': 'Live price',
  /** Column and filter: service mode. */
  'column.mode': 'Mode',
  /** Column and filter: placement of a featured item. */
  'column.placement': 'Placement',
  /** Column: price of an item. */
  'column.price': 'Price',
  /** Column: pricing model of a service. */
  'column.priceModel': 'Pricing',
  /** Column: reviewed product. */
  'column.product': 'Product',
  /** Column: the rank of a featured item. */
  'column.rank': 'Rank',
  /** Column and filter: buyer rating. */
  'column.rating': 'Rating',
  /** Column: reason an item is featured. */
  'column.reason': 'Reason',
  /** Column: number of reports of a review. */
  'column.reports': 'Reports',
  /** Column: views and orders since an item is featured. */
  'column.results': 'Views → orders',
  /** Column: title and first lines of a review. */
  'column.review': 'Review',
  /** CSV column: number of reviews behind a rating. */
  'column.reviewCount': 'Reviews',
  /** CSV column: full text of a review. */
  'column.reviewText': 'Text',
  /** CSV column: the title of a review. */
  'column.reviewTitle': 'Title',
  /** CSV column: the identifier of a review. */
  'column.reviewToken': 'Review ID',
  /** Column and filter: suspicious signals of a review. */
  'column.signals': 'Signals',
  /** Column: the seller's own number of an item. */
  'column.sku': 'SKU',
  /** Column: units sold in the last 30 days. */
  'column.sold30d': 'Sold, 30 days',
  /** Column and filter: stock. */
  'column.stock': 'Stock',
  /** Column: last day of being featured. */
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
  'commission.title': 'Applicable rate',
  /** Fact: median price in the category. */
  'details.median': 'Category median',
  /** Card: key facts of a record. */
  'details.title': 'At a glance',
  /** Duration of a service. */
  'duration.hours': '{{number}} h',
  /** Duration of a service. */
  'duration.minutes': '{{number}} min',
  /** Empty state of a featured list. */
  'featured.empty': 'No featured items yet. Shoppers see the newest items instead.',
  /** Document title of a featured item. */
  'featured.title': 'Featured item',
  /** Title of the list of featured products. */
  'featuredProducts.title': 'Featured products',
  /** Title of the list of featured services. */
  'featuredServices.title': 'Featured services',
  /** Status of a featured item in its last three days. */
  'featuredState.ending': 'Ends within 3 days',
  /** Status of a featured item on display. */
  'featuredState.featured': 'Live',
  /** Status of a featured item before its first day. */
  'featuredState.scheduled': 'Scheduled',
  /** Field and card: inputs of the category. */
  'field.attributes': 'Attributes',
  /** Field and card: times of a service. */
  'field.availability': 'Availability',
  /** Field of a product: quantity prices. */
  'field.b2bTiers': 'Quantity pricing',
  /** Field: cancellation policy of a service. */
  'field.cancellation': 'Cancellation',
  /** Field: former price of a product. */
  'field.compareAtPrice': 'Previous price',
  /** Field: deposit for a service. */
  'field.deposit': 'Deposit',
  /** Field and card of a product or service. */
  'field.description': 'Description',
  /** Field of a product. */
  'field.height': 'Height',
  /** Field and card of a product or service. */
  'field.images': 'Images',
  /** Field: notice needed before a service. */
  'field.leadHours': 'Lead time',
  /** Field of a product. */
  'field.length': 'Length',
  /** Field: minimum order quantity. */
  'field.moq': 'Minimum order',
  /** Field of a product or service. */
  'field.name': 'Name',
  /** Field of a product. */
  'field.packSize': 'Pack size',
  /** Field of a product. */
  'field.taxClass': 'Tax',
  /** Field: unit of sale. */
  'field.unit': 'Sold by',
  /** Field of a product. */
  'field.weight': 'Weight',
  /** Field of a product. */
  'field.width': 'Width',
  /** Filter: risk of the business. */
  'filter.businessRisk': 'Business risk',
  /** Filter: language of a review. */
  'filter.lang': 'Language',
  /** Filter: items with 3 stars or fewer. */
  'filter.lowRated': '3 stars or fewer',
  /** Filter: items without a commission rate. */
  'filter.noCommission': 'No commission',
  /** Filter. */
  'filter.noImage': 'No image',
  /** Filter and tab: reported reviews. */
  'filter.reported': 'Reported',
  /** Filter and tab: live items with a pending update. */
  'filter.updatePending': 'Update pending',
  /** Filter: reviews with a verified purchase. */
  'filter.verified': 'Verified purchase',
  /** A language, in the filter Language. */
  'lang.ar': 'Arabic',
  /** A language, in the filter Language. */
  'lang.en': 'English',
  /** A language, in the filter Language. */
  'lang.fr': 'French',
  /** A language, in the filter Language. */
  'lang.sw': 'Swahili',
  /** Row menu: link to the reviewed product. */
  'link.product': 'Open the product',
  /** Row menu: link to the review of the last submission. */
  'link.submission': 'Open the submission',
  /** A weight; {{number}} is a number. */
  'measure.g': '{{number}} g',
  /** A measure; {{number}} is a number. */
  'measure.mm': '{{number}} mm',
  /** Service mode. */
  'mode.at_shop': 'At the shop',
  /** Service mode. */
  'mode.on_site': 'On site',
  /** Service mode. */
  'mode.remote': 'Remote',
  /** Empty state: no live product left to feature. */
  'notFeatured.empty': 'No live products left to feature.',
  /** Title of the list of products that are not featured. */
  'notFeatured.title': 'Products not featured',
  /** Fact: units reserved for orders. */
  'offer.reserved': 'Reserved',
  /** Fact: quantity price from {{number}} units. */
  'offer.tier': 'From {{number}}',
  /** Card and tab: offer and stock of an item. */
  'offer.title': 'Offer and stock',
  /** Last featured day of an item. */
  'place.last': 'Last featured until {{date}}.',
  /** The item is not featured. */
  'place.none': 'Not featured.',
  /** Card and tab: placement of an item. */
  'place.title': 'Placement',
  /** Placement of featured items. */
  'placement.category': 'Category',
  /** Placement of featured items. */
  'placement.home': 'Home',
  /** Placement of featured items. */
  'placement.search': 'Search',
  /** Instead of a price, for services priced by quote. */
  'price.quote': 'On request',
  /** Pricing model of a service. */
  'priceModel.fixed': 'Fixed',
  /** Pricing model of a service. */
  'priceModel.hourly': 'Hourly',
  /** Pricing model of a service. */
  'priceModel.per_unit': 'Per unit',
  /** Pricing model of a service. */
  'priceModel.quote': 'By quote',
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
  /** Column: number of clicks. */
  'results.clicks': 'Clicks',
  /** Column: a day. */
  'results.day': 'Day',
  /** Empty state of the performance table. */
  'results.none': 'No data yet.',
  /** Column: number of orders. */
  'results.orders': 'Orders',
  /** Card and tab: results of featuring an item. */
  'results.title': 'Performance',
  /** Column: number of views. */
  'results.views': 'Views',
  /** Fact: order behind a verified purchase. */
  'review.order': 'Order',
  /** Card: other reviews by the author {{name}}. */
  'review.others': 'More by {{name}}',
  /** Card: reply of the business {{name}}. */
  'review.reply': 'Reply by {{name}}',
  /** Review status. */
  'reviewStatus.hidden': 'Hidden',
  /** Review status. */
  'reviewStatus.pending': 'To moderate',
  /** Review status. */
  'reviewStatus.published': 'Published',
  /** Review status. */
  'reviewStatus.rejected': 'Rejected',
  /** Empty state of the reviews to moderate. */
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
  /** Suspicious signal of a review. */
  'signal.competitor_link': 'Competitor’s link',
  /** Suspicious signal of a review. */
  'signal.contact_details': 'Contact details',
  /** Suspicious signal of a review. */
  'signal.duplicate': 'Duplicate',
  /** Suspicious signal of a review. */
  'signal.image_unsafe': 'Unsafe image',
  /** Suspicious signal of a review. */
  'signal.profanity': 'Profanity',
  /** State of the stock. */
  'stock.in': 'In stock',
  /** State of the stock. */
  'stock.low': 'Low',
  /** Low stock, in a list. */
  'stock.low.count': '{{number}} – low',
  /** State of the stock, and tab. */
  'stock.out': 'Out of stock',
  /** No stock, in a list. */
  'stock.out.count': '{{number}} – out',
  /** Queue: live value, below the submitted one. */
  'submitted.was': 'was {{value}}',
  /** Tab of a live product: shopper’s view. */
  'tab.overview': 'Overview',
  /** Tab of a record: submission. */
  'tab.submission': 'Submission',
  /** Tax of a product. */
  'taxClass.exempt': 'Exempt',
  /** Tax of a product. */
  'taxClass.standard': 'Standard',
  /** Tax of a product. */
  'taxClass.zero': 'Zero-rated',
  /** Instead of a time, for something that never happened. */
  'time.never': 'Never',
  /** Unit of sale. */
  'unit.bag': 'Bag',
  /** Unit of sale. */
  'unit.carton': 'Carton',
  /** Unit of sale. */
  'unit.dozen': 'Dozen',
  /** Unit of sale. */
  'unit.kg': 'Kilogram',
  /** Unit of sale. */
  'unit.litre': 'Litre',
  /** Unit of sale. */
  'unit.metre': 'Metre',
  /** Unit of sale. */
  'unit.pack': 'Pack',
  /** Unit of sale. */
  'unit.piece': 'Piece',
  /** Instead of the last day, for a featured item without one. */
  'until.open': 'No end date',
  /** Empty state of the variants. */
  'variants.none': 'No variants.',
  /** Column: options of a variant. */
  'variants.options': 'Variant',
  /** Card and tab: sizes, colours. */
  'variants.title': 'Variants',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: items hidden because their business is suspended. */
  'view.hidden': 'Business suspended',
  /** Tab: live and suspended items. */
  'view.live': 'All',
  /** Tab: reviews to moderate. */
  'view.toModerate': 'To moderate',
} as const
