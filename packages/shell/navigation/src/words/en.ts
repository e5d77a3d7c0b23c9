/** The words of the side navigation (specification 2). */
export const en = {
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.academy': 'Academy',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.calendar': 'Calendar',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.chat': 'Chat',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.contacts': 'Contacts',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.faq': 'Frequently asked questions',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.fileManager': 'Files',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.icons': 'Icons',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.knowledgeBase': 'Knowledge base',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.mail': 'Mail: Inbox',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.notes': 'Notes',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.profile': 'My Profile',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.scrumboard': 'Scrum board',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.store': 'Store',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.storeOrders': 'Store orders',
  /** In the search and the shortcuts: a sample app or page, which the side navigation has no entry for. */
  'app.todo': 'To-do',
  /** Behind the name of an entry that leads outside, for screen readers. */
  'entry.newTab': '(opens in a new tab)',
  /** Behind the name of an entry, for screen readers: how many records wait for a decision. */
  'entry.waiting_one': '{{count}} waiting',
  'entry.waiting_other': '{{count}} waiting',
  /** Section of the side navigation: the pharmacy-style catalogue. Afya is a name. */
  'group.afyaManagement': 'Afya Management',
  /** Section of the side navigation. */
  'group.applicationSettings': 'Application Settings',
  /** Section of the side navigation. */
  'group.applications': 'Applications',
  /** Section of the side navigation. */
  'group.productsManagement': 'Products Management',
  /** First section of the side navigation: the screens that its reader has pinned. */
  'group.shortcuts': 'Shortcuts',
  /** Entry of Afya Management: the products of the catalogue. */
  'item.afyaProducts': 'Afya products',
  /** Entry of Applications: agents who were approved. */
  'item.agents': 'Approved agents',
  /** Entry of Applications: the orders that agents placed. */
  'item.agentsOrders': 'Agent orders',
  /** Entry of Applications: the queue of agents. */
  'item.agentsToApprove': 'Agents to approve',
  /** Entry of Applications: the dashboard. */
  'item.analytics': 'Analytics',
  /** Entry of Applications: orders between businesses. */
  'item.b2bOrders': 'B2B orders',
  /** Entry of Applications: sales between businesses. */
  'item.b2bSales': 'B2B sales',
  /** Entry of Applications: orders of consumers. */
  'item.b2cOrders': 'B2C orders',
  /** Entry of Applications: sales to consumers. */
  'item.b2cSales': 'B2C sales',
  /** Entry of Application Settings, named by the specification. */
  'item.businessSetting': 'Business setting',
  /** Entry of Applications: businesses that were approved. */
  'item.businesses': 'Approved businesses',
  /** Entry of Applications: the queue of businesses. */
  'item.businessesToApprove': 'Businesses to approve',
  /** Entry of Application Settings: the tree of categories. */
  'item.categories': 'Categories',
  /** Entry of Afya Management, named by the specification. */
  'item.categoryInputs': 'Category Inputs',
  /** Entry of Applications, named by the specification. */
  'item.commissionCollections': 'Commission Collections',
  /** Entry of Applications, named by the specification: the queue of payments to agents. */
  'item.commissionVouchers': 'Commission Vouchers',
  /** Entry of Afya Management: who makes and sells its products. */
  'item.companies': 'Companies',
  /** Entry of Products Management. */
  'item.featuredProducts': 'Featured products',
  /** Entry of Products Management. */
  'item.featuredServices': 'Featured services',
  /** Entry of Application Settings: the inputs that forms are made of. */
  'item.inputs': 'Input settings',
  /** Entry of Application Settings: categories of the business directory. */
  'item.listingCategories': 'Listing categories',
  /** Entry of Application Settings: what a place in the business directory costs. */
  'item.listingPlans': 'Listing plans',
  /** Entry of Applications: the queue of the business directory. */
  'item.listings': 'Business listings',
  /** Entry of Applications: an order that is entered by hand. */
  'item.manualOrder': 'Manual orders',
  /** Entry of Applications, named by the specification: the queue of returns. */
  'item.merchantsReturns': 'Merchants Sales Returns',
  /** Entry of Applications, named by the specification; C2B: customers pay a merchant by phone. */
  'item.merchantsSales': 'Merchants C2B Sales',
  /** Entry of Products Management. */
  'item.notFeaturedProducts': 'Products not featured',
  /** Entry of Applications, named by the specification. */
  'item.orderCommission': 'Order commission',
  /** Entry of Applications, named by the specification. */
  'item.productCommission': 'Product commission',
  /** Entry of Afya Management: uploads pictures of its products. */
  'item.productImages': 'Product images',
  /** Entry of Application Settings: names, contacts and pages of the marketplace itself. */
  'item.productInfo': 'Marketplace information',
  /** Entry of Products Management: products that were approved. */
  'item.products': 'Approved products',
  /** Entry of Products Management: the queue of products. */
  'item.productsToApprove': 'Products to approve',
  /** Entry of Products Management: the queue of what buyers wrote. */
  'item.reviews': 'Product reviews',
  /** Entry of Products Management: services that were approved. */
  'item.services': 'Approved services',
  /** Entry of Products Management: the queue of services. */
  'item.servicesToApprove': 'Services to approve',
  /** Entry of Application Settings. */
  'item.shopSetting': 'Shop settings',
  /** Entry of Applications: who buys. */
  'item.shopUsers': 'Shop users',
  /** Entry of Applications: who works here. */
  'item.staff': 'Staff members',
} as const
