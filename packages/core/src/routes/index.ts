export { createScreens, type Screens } from './createScreens'
export { type Decision, decide, paths } from './decide'
export {
  type BackgroundTask,
  configuredRoute,
  defineFeature,
  operatorRoute,
  type Feature,
  type SearchFunction,
  type SearchProvider,
  type SearchHit,
  maxHits,
  type ReadAhead,
  type LoaderContext,
  type RouteEntry,
  type Screen,
  messagesOf,
} from './feature'
export { GuardedRoutes } from './GuardedRoutes'
export { isUnfetched, type LazyComponent, lazyComponent } from './lazyComponent'
export { sameOriginPath, createRedirectTarget, type RedirectTarget } from './redirectTarget'
export { RouteTableContext, useCanOpen } from './RouteTableContext'
export { createRouteTable, type RouteTable } from './routeTable'
export {
  destinations,
  holdsActive,
  isActive,
  type NavigationEntry,
  navigationFor,
  type NavigationItem,
  type NavigationView,
} from './navigation'
export { warnBeforeUnload } from './warnBeforeUnload'
export { ScreenBoundary } from './ScreenBoundary'
export { useNameInTitle } from './useNameInTitle'
export { listenForPopState } from './backGuard'
export { GuardedNavigator } from './GuardedNavigator'
export { type FollowUp, useFollowUp } from './useFollowUp'
export { useLeaveGuard } from './useLeaveGuard'
