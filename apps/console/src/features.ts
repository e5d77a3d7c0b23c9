import { agents } from '@console/feature-agents'
import { businesses } from '@console/feature-businesses'
import { categories } from '@console/feature-categories'
import { commissionPayments } from '@console/feature-commission-payments'
import { commissionRates } from '@console/feature-commission-rates'
import { dashboards, projectDashboard } from '@console/feature-dashboards'
import { documentation } from '@console/feature-documentation'
import { errors } from '@console/feature-errors'
import { inputs } from '@console/feature-inputs'
import { listings } from '@console/feature-listings'
import { merchants } from '@console/feature-merchants'
import { orders } from '@console/feature-orders'
import { people } from '@console/feature-people'
import { pharmacy } from '@console/feature-pharmacy'
import { pharmacyImports } from '@console/feature-pharmacy-imports'
import { products } from '@console/feature-products'
import { promoCards } from '@console/feature-promo-cards'
import { registration } from '@console/feature-registration'
import { sales } from '@console/feature-sales'
import { productInfo, settings } from '@console/feature-settings'
import { academy } from '@console/sample-academy'
import { calendar } from '@console/sample-calendar'
import { chat } from '@console/sample-chat'
import { contacts } from '@console/sample-contacts'
import { demoAccess } from '@console/sample-demo-access'
import { fileManager } from '@console/sample-file-manager'
import { help } from '@console/sample-help'
import { icons } from '@console/sample-icons'
import { invoices } from '@console/sample-invoices'
import { mail } from '@console/sample-mail'
import { notes } from '@console/sample-notes'
import { pricing } from '@console/sample-pricing'
import { profile } from '@console/sample-profile'
import { scrumboard } from '@console/sample-scrumboard'
import { store } from '@console/sample-store'
import { search } from '@console/sample-search'
import { todo } from '@console/sample-todo'
import { waiting } from '@console/sample-waiting'

/**
 * All features of this console except the sign-in, which `main` has. To remove a feature, remove its folder and its line.
 */
export const features = [
  academy,
  agents,
  businesses,
  categories,
  calendar,
  chat,
  commissionPayments,
  commissionRates,
  contacts,
  dashboards,
  demoAccess,
  documentation,
  errors,
  fileManager,
  help,
  icons,
  inputs,
  invoices,
  listings,
  mail,
  merchants,
  notes,
  orders,
  people,
  pricing,
  pharmacy,
  pharmacyImports,
  products,
  profile,
  projectDashboard,
  promoCards,
  sales,
  scrumboard,
  store,
  search,
  settings,
  productInfo,
  todo,
  waiting,
  registration,
]
