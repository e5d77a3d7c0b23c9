import { wordsOf } from '@console/core/routes'
import { agents } from '@console/feature-agents'
import { businesses } from '@console/feature-businesses'
import { commissionRates } from '@console/feature-commission-rates'
import { dashboards } from '@console/feature-dashboards'
import { documentation } from '@console/feature-documentation'
import { errors } from '@console/feature-errors'
import { merchants } from '@console/feature-merchants'
import { orders } from '@console/feature-orders'
import { products } from '@console/feature-products'
import { sales } from '@console/feature-sales'
import { demoAccess } from '@console/sample-demo-access'
import { help } from '@console/sample-help'
import { pricing } from '@console/sample-pricing'
import { chatPanelWords } from '@console/shell-chat-panel'
import { connectivityWords } from '@console/shell-connectivity'
import { finderWords } from '@console/shell-finder'
import { frameWords } from '@console/shell-frame'
import { navigationWords } from '@console/shell-navigation'
import { quickPanelWords } from '@console/shell-quick-panel'
import { renewalWords } from '@console/shell-renewal'
import { themePanelWords } from '@console/shell-theme-panel'
import { toolbarWords } from '@console/shell-toolbar'
import { templatesWords } from '@console/templates'

/**
 * Every feature of this console but the one that signs in, which `main` has. A feature is removed by removing its folder and
 * its line.
 */
export const features = [
  agents,
  businesses,
  commissionRates,
  dashboards,
  demoAccess,
  documentation,
  errors,
  help,
  merchants,
  orders,
  pricing,
  products,
  sales,
]

/** Their words, and those of what stands around and below them. */
export const words = {
  'chat-panel': chatPanelWords,
  connectivity: connectivityWords,
  finder: finderWords,
  frame: frameWords,
  navigation: navigationWords,
  'quick-panel': quickPanelWords,
  renewal: renewalWords,
  templates: templatesWords,
  'theme-panel': themePanelWords,
  toolbar: toolbarWords,
  ...wordsOf(features),
}
