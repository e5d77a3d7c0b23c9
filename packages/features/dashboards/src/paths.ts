/** Specification 2, dashboards. */
export const paths = {
  analytics: '/dashboards/analytics',
  project: '/dashboards/project',
  customersProject: '/customer/apps/dashboards/project',
} as const
