import { access } from '@console/feature-access'
import { agents } from '@console/feature-agents'
import { businesses } from '@console/feature-businesses'
import { dashboards } from '@console/feature-dashboards'
import { documentation } from '@console/feature-documentation'
import { errors } from '@console/feature-errors'
import { products } from '@console/feature-products'

/** Every feature of this console. A feature is removed by removing its folder and its line. */
export const features = [access, agents, businesses, dashboards, documentation, errors, products]
