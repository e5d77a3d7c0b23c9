declare module '@console/core/i18n' {
  interface MessageCatalogue {
    menu: typeof en
  }
}

/** Messages of the menu: the entries of the side navigation, and the destinations without one (specification 2). */
export const en = {
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.academy': 'Academy',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.calendar': 'Calendar',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.chat': 'Chat',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.contacts': 'Contacts',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.faq': 'Frequently asked questions',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.fileManager': 'Files',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.icons': 'Icons',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.knowledgeBase': 'Knowledge base',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.mail': 'Mail: Inbox',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.notes': 'Notes',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.profile': 'My Profile',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.scrumboard': 'Scrum board',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.store': 'Store',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.storeOrders': 'Store orders',
  /** Search and shortcuts: a sample app or page without an entry in the side navigation. */
  'app.todo': 'To-do',
  /** Section of the side navigation: the pharmacy-style catalogue. Afya is a name. */
  'group.afyaManagement': 'Afya Management',
  /** Section of the side navigation. */
  'group.applicationSettings': 'Application Settings',
  /** Section of the side navigation. */
  'group.applications': 'Applications',
  /** Section of the side navigation. */
  'group.productsManagement': 'Products Management',
  /** Entry of Afya Management: the products of the catalogue. */
  'item.afyaProducts': 'Afya products',
  /** Entry of Applications: approved agents. */
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
  /** Entry of Applications: approved businesses. */
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
  /** Entry of Afya Management: manufacturers and distributors. */
  'item.companies': 'Companies',
  /** Entry of Products Management. */
  'item.featuredProducts': 'Featured products',
  /** Entry of Products Management. */
  'item.featuredServices': 'Featured services',
  /** Entry of Application Settings: the inputs of sellers’ forms. */
  'item.inputs': 'Input settings',
  /** Entry of Application Settings: categories of the business directory. */
  'item.listingCategories': 'Listing categories',
  /** Entry of Application Settings: plans and prices of the business directory. */
  'item.listingPlans': 'Listing plans',
  /** Entry of Applications: the queue of the business directory. */
  'item.listings': 'Business listings',
  /** Entry of Applications: orders entered by staff. */
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
  /** Entry of Afya Management: upload of product pictures. */
  'item.productImages': 'Product images',
  /** Entry of Application Settings: names, contacts and pages of the marketplace itself. */
  'item.productInfo': 'Marketplace information',
  /** Entry of Products Management: approved products. */
  'item.products': 'Approved products',
  /** Entry of Products Management: the queue of products. */
  'item.productsToApprove': 'Products to approve',
  /** Entry of Products Management: the queue of buyers’ reviews. */
  'item.reviews': 'Product reviews',
  /** Entry of Products Management: approved services. */
  'item.services': 'Approved services',
  /** Entry of Products Management: the queue of services. */
  'item.servicesToApprove': 'Services to approve',
  /** Entry of Application Settings. */
  'item.shopSetting': 'Shop settings',
  /** Entry of Applications: buyers with an account. */
  'item.shopUsers': 'Shop users',
  /** Entry of Applications: people who work in the console. */
  'item.staff': 'Staff members',
} as const
