import type { SearchResult } from '../contract'

/** Pages in the sample search: those of the console, with their purpose. */
const pages: readonly (readonly [title: string, url: string, excerpt: string])[] = [
  [
    'What waits for you',
    '/dashboards/analytics',
    'Every queue with its oldest entry, what was decided this month and what was sold, each amount in its own currency.',
  ],
  [
    'Businesses to approve',
    '/business-approve',
    'New businesses and changes of those that trade already: papers, places and payout accounts beside the checks that they passed.',
  ],
  [
    'Businesses',
    '/business-approved',
    'Who trades on the marketplace, with their rating, their products and their orders. A suspended business sells nothing.',
  ],
  [
    'Listings',
    '/business/listings',
    'Entries of the directory that wait for a decision. A listing names a place, its opening hours and the plan it is paid by.',
  ],
  [
    'Products to approve',
    '/approve-product',
    'New products and updates of live ones, side by side with what they change. An update changes nothing until it is approved.',
  ],
  [
    'Services to approve',
    '/approve-service-product',
    'Installations, repairs and deliveries that sellers offer, with where they work and what they charge.',
  ],
  [
    'Products',
    '/approved-product',
    'Everything that is sold. Search by name or stock number, and see which products have an update waiting.',
  ],
  [
    'Services',
    '/approved-service-product',
    'Everything that is offered by the hour or the visit, and the counties that are served.',
  ],
  [
    'Featured products',
    '/Featured-products',
    'What stands on the first page of the shop, in its order. A place is for some weeks and ends by itself.',
  ],
  [
    'Featured services',
    '/featured-service-products',
    'Services on the first page of the shop, and how often each was seen and opened.',
  ],
  [
    'Products that are not featured',
    '/Not-Featured-products',
    'Candidates for a place on the first page: well rated, in stock, and not shown there in the last month.',
  ],
  [
    'Product reviews',
    '/products-review',
    'What buyers write. Publish or refuse a review, answer it, or hide one that names a person.',
  ],
  [
    'Shop orders',
    '/b2c_orders',
    'Orders of people. The button of a row is its next step: confirm, prepare, dispatch.',
  ],
  [
    'Trade orders',
    '/b2b_orders',
    'Orders of businesses, with purchase orders, credit limits and who has to approve what is over one.',
  ],
  [
    'Orders of agents',
    '/agents-orders',
    'Orders that an agent brought, and what the agent will earn by each once it is completed.',
  ],
  [
    'Manual order',
    '/manual-order',
    'An order by telephone: find the buyer, type the lines, check the price, place it. Twelve lines need no mouse.',
  ],
  [
    'Shop sales',
    '/b2c_sales',
    'Completed orders of people: what was paid, the commission of the marketplace, and what the seller is owed.',
  ],
  [
    'Trade sales',
    '/b2b_sales',
    'Completed orders of businesses. Dispute a sale to keep its money back until somebody has looked.',
  ],
  [
    'Payments at the till',
    '/merchants/sells',
    'Payments by telephone that were made in a shop. Match each with its receipt; a difference needs a reason.',
  ],
  [
    'Returns',
    '/merchants/vouchers',
    'What buyers send back. A refund never exceeds what was paid and is never sent twice.',
  ],
  [
    'Agents to approve',
    '/Approve-Agent',
    'People who want to bring businesses to the marketplace: who they are, where they work, who vouches for them.',
  ],
  [
    'Agents',
    '/Approved-Agent',
    'Who brings businesses, how many of those trade, and what commission each agent has earned.',
  ],
  [
    'Frequently asked questions',
    '/pages/faq',
    'Fourteen short answers about accounts, commission, vouchers and returns.',
  ],
  [
    'Knowledge base',
    '/pages/knowledge-base',
    'Longer articles about your account, selling, buying and support for what was bought.',
  ],
  [
    'Signing in for the first time',
    '/pages/knowledge-base/your-account/1-1',
    'The link you were sent is good for two days. Choose a password of at least twelve characters.',
  ],
  [
    'Choosing a language',
    '/pages/knowledge-base/your-account/1-3',
    'English, Turkish and Arabic. What people have written stays in their own words.',
  ],
  [
    'Sending goods back',
    '/pages/knowledge-base/buying/3-4',
    'A buyer has fourteen days. The seller pays for the way back when the goods were not as described.',
  ],
  [
    'Plans and prices, as cards',
    '/pages/pricing/style-1',
    'Starter, Growth and Enterprise, by the month or by the year.',
  ],
  [
    'Plans and prices, as rows',
    '/pages/pricing/style-2',
    'The same plans one below the other, each with all that it has.',
  ],
  [
    'Plans and prices, compared',
    '/pages/pricing/style-3',
    'The same plans line for line in one table.',
  ],
  [
    'An invoice, in short',
    '/pages/invoices/compact',
    'What was supplied and what it comes to, on one printed page.',
  ],
  [
    'An invoice, in full',
    '/pages/invoices/modern',
    'The same invoice with what each service was, from whom, and until when it is to be paid.',
  ],
  [
    'Opening soon',
    '/pages/coming-soon',
    'How long it still takes until the marketplace opens to everybody.',
  ],
  [
    'Maintenance',
    '/pages/maintenance',
    'What visitors see while the marketplace is being looked after.',
  ],
  [
    'Languages of the console',
    '/documentation/working-with-fuse-react/multi-language',
    'How words, numbers and dates are written in each language, and which way a page runs.',
  ],
  [
    'Trade documents in Arabic: فاتورة وقائمة تعبئة',
    'https://help.example/ar/documents',
    'الفاتورة وقائمة التعبئة تُطبعان بلغة القارئ. The numbers on them stay Latin, as customs ask.',
  ],
]

/** Response of `GET /search`. */
export const searchResults: SearchResult[] = pages.map(([title, url, excerpt], index) => ({
  id: String(index + 1),
  title,
  url,
  excerpt,
}))
