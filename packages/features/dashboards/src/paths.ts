/** Specification 2, dashboards. */
export const paths = { analytics: '/dashboards/analytics' } as const
