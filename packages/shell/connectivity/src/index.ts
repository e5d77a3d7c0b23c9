export {
  ConnectivityBanner,
  type ConnectivityBannerProps,
} from './ConnectivityBanner/ConnectivityBanner'
export { type Connectivity, useConnectivity } from './useConnectivity'
export type { WatchNetwork } from './watchBrowser'
export { connectivityMessages } from './messages'
